// Asking for what takes thinking: as long as somebody still thinks about it, it is asked for again.

const TRIES = 100; // each waits a while at the server

export const pause = (seconds) => new Promise((go) => setTimeout(go, seconds * 1000));

// the answer; `still` is told the words of a thought that takes longer, and may end the asking by false
export async function asked(address, how, still = () => true) {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(address, how);
    if (answer.status !== 202 || tries === TRIES || still((await answer.clone().json()).message) === false) return answer;
    await pause(Number(answer.headers.get("retry-after")) || 1);
  }
}
