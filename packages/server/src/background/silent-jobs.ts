/** A job under way, and the last sign of whoever does it, in any form that changes with each sign. */
export interface JobSign {
  readonly id: string;
  readonly sign: string;
}

interface Heard {
  readonly sign: string;
  /** When this process saw the sign first, in milliseconds of its own clock. */
  readonly since: number;
}

/**
 * Which jobs have given no sign for a while, by looks at all that are under way. Only the time in which this process has
 * looked counts: after a break in which nobody could look, nobody is taken for lost.
 */
export class SilentJobs {
  readonly #silence: number;
  #heard: ReadonlyMap<string, Heard> = new Map();
  #lastLookAt = Number.NEGATIVE_INFINITY;

  /** @param silence - Milliseconds without a sign. */
  constructor(silence: number) {
    this.#silence = silence;
  }

  /** @returns The jobs that have been silent for so long, as they were found. */
  look<Found extends JobSign>(underWay: readonly Found[], at: number): readonly Found[] {
    // A process that stood still itself has heard nobody, and the whole machine may have stood still with it.
    if (at - this.#lastLookAt > this.#silence / 2) this.forget();
    this.#lastLookAt = at;
    const before = this.#heard;
    this.#heard = new Map(
      underWay.map(({ id, sign }) => {
        const last = before.get(id);
        return [id, last?.sign === sign ? last : { sign, since: at }];
      }),
    );
    return underWay.filter(({ id }) => at - (this.#heard.get(id)?.since ?? at) >= this.#silence);
  }

  /** After a look that failed. */
  forget(): void {
    this.#heard = new Map();
  }
}
