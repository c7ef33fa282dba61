/**
 * Sends saves one after another. A save that is requested during another one is sent after it, with the changes made
 * since; the last response rebuilds the project. If a save fails, the waiting saves fail as well: the changes stay in
 * the draft, and the next save sends them again.
 * @param send - Sends the unsaved changes at the time of its call, and applies the response.
 * @returns True if the changes are saved.
 * @spec C §4 "Overlapping saves are queued"; 0035
 */
export function saveInTurn(send: () => Promise<boolean>): () => Promise<boolean> {
  let last: Promise<boolean> | undefined;
  return () => {
    const mine = (last === undefined ? send() : last.then((isStored) => isStored && send())).finally(() => {
      if (last === mine) last = undefined;
    });
    last = mine;
    return mine;
  };
}
