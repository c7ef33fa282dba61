/** The clock of a demonstration: steps of the past have their own time. */
export class DemoClock {
  #time: number | undefined;

  now(): Date {
    return this.#time === undefined ? new Date() : new Date(this.#time);
  }

  /** @param time - Milliseconds since 1970; the real time if absent. */
  set(time?: number): void {
    this.#time = time;
  }
}
