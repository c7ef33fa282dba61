/**
 * Sends saves one after another. A save that is asked for while another is under way is sent after it, with what has
 * changed since, and the last response rebuilds the project. Where a save fails, those that wait for it fail as well: the
 * changes stay in the draft, and the next save sends them again.
 *
 * @param send - Sends what is not stored when it is called, and puts the response in its place. @returns Whether it is stored.
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
