# The page of data, and correcting a copy
data-ours = ours
data-copies = Ours and copies
data-tables = Tables
data-all-tables = All tables
data-show = Show
data-only-all = everything
data-only-reconstructed = only what is reconstructed
data-only-differs = only what differs from ours
data-thing = What
data-rows = { $count ->
    [one] one row
   *[other] { $count } rows
  }
data-reconstructed = { $count } reconstructed
data-differing = { $count ->
    [one] one differs
   *[other] { $count } differ
  }
data-nothing = Nothing here fits that.
data-more = { $count ->
    [one] One more row fits; look into its table.
   *[other] { $count } more rows fit; look into their tables.
  }
data-sources = Where everything comes from
data-is-differs = differs
data-is-added = only in this copy
data-is-gone = not in this copy
data-new-copy = A copy of your own
data-new-copy-name = my-box
data-new-copy-about = Small letters, digits and dashes. It begins with our facts; you correct them row by row.
data-make = Make
data-differs-count = { $count ->
    [0] Nothing differs from ours yet.
    [one] One cell differs from ours.
   *[other] { $count } cells differ from ours.
  }
data-plain = Its rules are read as plain Python, so bots think a few times slower with it than with ours where those are compiled. Lessons are played with our own tables.
data-lessons = Lessons are always played with our own tables, so that what Iskra says holds. The whole game at the end is played with this copy.
data-send = Download the corrections
data-send-about = One small file. Send it to us, with a word about your edition; “stolik data apply” puts it into any copy.
data-correct = Correct
data-correct-about = This copy is yours to correct: every row has its form.
data-add = Add a row
data-save = Save
data-draw = Draw
data-remove = Remove this row
data-back = Back
data-drawing = As it is drawn
data-conflict = Somebody else has changed this row meanwhile. It says now: { $row }. Save again to write yours over it.
data-want = { $found }; expected { $expected }
data-want-number = A number from { $least } to { $most }.
data-want-numbers = Numbers from { $least } to { $most }, spaces between.
data-want-names = Names with spaces between: { $names }
data-want-call = Written as in the other rows of this table.
data-want-one = One of: { $names }
data-want-many = So many numbers: { $count }.
data-want-short = at most 200 characters, without quotation marks and bars
data-space = space { $number }
data-yes = yes
data-no = no
column-id = Name in the file
column-mark = Where from
column-what = Note in the file

error-not-owner = Only the owner may do that: whoever has the link that the server printed when it was started.
error-copy-name = A copy is named with small letters, digits and dashes, at most 20 of them.
error-copy-exists = There is a copy { $name } already, or there are too many; choose another name.
error-long-draft = These tables could not be read in time. Nothing was saved.
error-many-editions = The server has read as many editions of copies as it can hold. Nothing was saved; start it again and go on.
