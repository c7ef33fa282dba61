/** Result of a call from the client's point of view. */
export type Outcome =
  | { readonly kind: "done"; readonly value?: unknown }
  | { readonly kind: "refused" }
  /** No reply, or one that leaves open what was done. */
  | { readonly kind: "unknown" };

/** A call as seen by its client. Times are milliseconds of one clock. */
export interface Operation {
  /** Object of the call: `project 6f96…`, `name Campus`. Histories of different objects are checked separately. */
  readonly object: string;
  /** `save`, `read`. */
  readonly action: string;
  readonly input?: unknown;
  readonly invokedAt: number;
  /** Infinity for a call that may still take effect. */
  readonly returnedAt: number;
  readonly outcome: Outcome;
}

/** Sequential specification of an object. States are plain data. */
export interface Model<State> {
  readonly initial: State;
  /**
   * The state after an operation; undefined if the operation cannot have had its outcome in this state. An unknown
   * outcome counts as a completed operation.
   */
  next(state: State, operation: Operation): State | undefined;
}

/**
 * True if the history is linearizable: overlapping calls can have been made one after the other, each between its start
 * and its end. Tries orders of calls, but not the same state with the same remaining calls twice.
 *
 * @see Wing and Gong, Testing and Verifying Concurrent Objects, 1993
 */
export function isLinearizable<State>(model: Model<State>, operations: readonly Operation[]): boolean {
  const tried = new Set<string>();
  const search = (state: State, left: readonly Operation[], leftKey: string): boolean => {
    if (left.every(({ outcome }) => outcome.kind === "unknown")) return true;
    const key = `${JSON.stringify(state)} ${leftKey}`;
    if (tried.has(key)) return false;
    tried.add(key);
    const firstEnd = Math.min(...left.map(({ returnedAt }) => returnedAt));
    return left.some((operation, index) => {
      // A call that began after another had ended comes after it.
      if (operation.invokedAt > firstEnd) return false;
      const next = model.next(state, operation);
      if (next === undefined) return false;
      const others = left.filter((other) => other !== operation);
      return search(next, others, leftKey.slice(0, index) + leftKey.slice(index + 1));
    });
  };
  // A read without a reply has no information.
  const telling = operations.filter(({ action, outcome }) => action !== "read" || outcome.kind !== "unknown");
  const sorted = telling.sort((one, other) => one.invokedAt - other.invokedAt);
  // One character for each operation: a short key for the remaining ones.
  const keys = String.fromCharCode(...sorted.map((_, index) => FIRST_KEY + index));
  return search(model.initial, sorted, keys);
}

const FIRST_KEY = 0x4e00;

/** The first operation, by its end, whose outcome makes the history impossible; undefined for a possible history. */
export function firstImpossible<State>(model: Model<State>, operations: readonly Operation[]): Operation | undefined {
  if (isLinearizable(model, operations)) return undefined;
  const ended = operations
    .filter(({ returnedAt }) => returnedAt < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.returnedAt - other.returnedAt);
  return ended.find(({ returnedAt: now }) => !isLinearizable(model, historyAt(now, operations)));
}

/** The known part of a history at a time. */
const historyAt = (now: number, operations: readonly Operation[]): readonly Operation[] =>
  operations
    .filter(({ invokedAt }) => invokedAt <= now)
    .map((operation) =>
      operation.returnedAt <= now
        ? operation
        : { ...operation, returnedAt: Number.POSITIVE_INFINITY, outcome: { kind: "unknown" } },
    );

/** Operations by object, in the order of the objects' first operations. */
export function byObject(operations: readonly Operation[]): ReadonlyMap<string, readonly Operation[]> {
  const objects = new Map<string, Operation[]>();
  for (const operation of operations) {
    const known = objects.get(operation.object);
    if (known === undefined) objects.set(operation.object, [operation]);
    else known.push(operation);
  }
  return objects;
}
