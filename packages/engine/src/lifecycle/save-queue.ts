/**
 * Saves of one project on their way to the store: one at a time, in the order in which they were made.
 *
 * @spec C §4 "Overlapping saves are queued"
 */
export interface SaveQueue<Save> {
  /** Sent and not yet answered. */
  readonly inFlight?: Save;
  /** Not yet sent, oldest first. */
  readonly waiting: readonly Save[];
}

export const EMPTY_SAVE_QUEUE: SaveQueue<never> = { waiting: [] };

/**
 * The queue with one more save at its end.
 *
 * @example
 * import { EMPTY_SAVE_QUEUE, enqueueSave, nextSave } from "@epb/engine";
 *
 * nextSave(enqueueSave(EMPTY_SAVE_QUEUE, "first save")); // "first save"
 */
export function enqueueSave<Save>(queue: SaveQueue<Save>, save: Save): SaveQueue<Save> {
  return { ...queue, waiting: [...queue.waiting, save] };
}

/**
 * The save to send now; undefined while one is in flight and when none waits.
 *
 * @example
 * import { EMPTY_SAVE_QUEUE, nextSave } from "@epb/engine";
 *
 * nextSave(EMPTY_SAVE_QUEUE); // undefined
 */
export function nextSave<Save>({ inFlight, waiting }: SaveQueue<Save>): Save | undefined {
  return inFlight === undefined ? waiting[0] : undefined;
}

/**
 * The queue once its {@link nextSave} is on its way.
 *
 * @example
 * import { EMPTY_SAVE_QUEUE, enqueueSave, nextSave, saveSent } from "@epb/engine";
 *
 * nextSave(saveSent(enqueueSave(EMPTY_SAVE_QUEUE, "first save"))); // undefined
 */
export function saveSent<Save>(queue: SaveQueue<Save>): SaveQueue<Save> {
  const save = nextSave(queue);
  return save === undefined ? queue : { inFlight: save, waiting: queue.waiting.slice(1) };
}

/**
 * The queue once the save in flight has been answered, and whether that was the last: then the response rebuilds the project.
 *
 * @example
 * import { EMPTY_SAVE_QUEUE, enqueueSave, saveAnswered, saveSent } from "@epb/engine";
 *
 * saveAnswered(saveSent(enqueueSave(EMPTY_SAVE_QUEUE, "first save"))); // { queue: { waiting: [] }, rebuilds: true }
 */
export function saveAnswered<Save>({ waiting }: SaveQueue<Save>): {
  readonly queue: SaveQueue<Save>;
  readonly rebuilds: boolean;
} {
  return { queue: { waiting }, rebuilds: waiting.length === 0 };
}

/**
 * Queue after the save in flight failed, and the saves that the store does not have. These are the failed save and all
 * later saves, which change the state that the failed save would have made. They leave the queue, and their callers get
 * the error.
 *
 * @example
 * import { EMPTY_SAVE_QUEUE, enqueueSave, saveFailed, saveSent } from "@epb/engine";
 *
 * saveFailed(saveSent(enqueueSave(EMPTY_SAVE_QUEUE, "first save"))); // { queue: { waiting: [] }, unsaved: ["first save"] }
 */
export function saveFailed<Save>({ inFlight, waiting }: SaveQueue<Save>): {
  readonly queue: SaveQueue<Save>;
  readonly unsaved: readonly Save[];
} {
  return { queue: EMPTY_SAVE_QUEUE, unsaved: inFlight === undefined ? waiting : [inFlight, ...waiting] };
}
