/** Browser storage for the choice; some browsers block it. */
type Keeper = Pick<Storage, "getItem" | "setItem">;

const keyOf = (userId: string): string => `epb.first-steps-hidden/${userId}`;

/** True if this person has hidden the first steps in this browser. */
export const isDismissed = (userId: string, keeper: Keeper = localStorage): boolean =>
  keeper.getItem(keyOf(userId)) !== null;

export function keepDismissed(userId: string, keeper: Keeper = localStorage): void {
  try {
    keeper.setItem(keyOf(userId), "");
  } catch {
    // Storage is full or blocked: the steps stay hidden until the page is loaded again.
  }
}
