const KEY = "epb.used";

/** Uses within this time are one. */
const NOTED_EVERY_MILLISECONDS = 1000;

/** Time of the last use of the session in any window of the browser. The server ends an unused session. */
export class SessionClock {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** Milliseconds since the last reply to a call of the session; 0 if unknown. */
  get idleMilliseconds(): number {
    const at = this.#storage.getItem(KEY);
    return at === null ? 0 : Math.max(0, this.#now() - Number(at));
  }

  used(): void {
    if (this.#storage.getItem(KEY) !== null && this.idleMilliseconds < NOTED_EVERY_MILLISECONDS) return;
    this.#storage.setItem(KEY, String(this.#now()));
  }
}

/** People are warned this long before a session ends. */
const WARNED_BEFORE_MILLISECONDS = 2 * 60_000;

/** The server records one use within this time, so a session can end earlier by this amount. */
const mostUnnoted = (idleLimit: number): number => Math.min(60_000, idleLimit / 10);

/** True if the session needs a request to stay alive, because typing sends none. */
export const isToBeKept = (idle: number, idleLimit: number): boolean => idle > Math.min(5 * 60_000, idleLimit / 6);

/** True if it is time to warn that the session ends soon. */
export const endsSoon = (idle: number, idleLimit: number): boolean =>
  idle > idleLimit - mostUnnoted(idleLimit) - Math.min(WARNED_BEFORE_MILLISECONDS, idleLimit / 2);

/** True if the server has ended the session. */
export const hasEnded = (idle: number, idleLimit: number): boolean => idle > idleLimit;

/** True if it is time to warn of the end that activity does not extend. */
export const reachesEnd = (millisecondsLeft: number): boolean => millisecondsLeft <= WARNED_BEFORE_MILLISECONDS;
