// Everybody adds a number of their own to the dealing, so that nobody can choose the cards alone.

document.addEventListener(
  "submit",
  (event) => {
    for (const field of event.target.querySelectorAll("input[name=number]")) {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    }
  },
  true, // before any script that sends the form by itself
);
