/** A job in progress, and the last sign of its worker: any text that changes with each sign. */
export interface JobSign {
  readonly id: string;
  readonly sign: string;
}

interface Heard {
  readonly sign: string;
  /** Time when this process first saw the sign, in milliseconds of its own clock. */
  readonly since: number;
}

/**
 * Detects jobs without a sign from their workers, by regular looks at all jobs in progress. Only the time in which this
 * process looked counts: after a gap, no job counts as lost.
 */
export class SilentJobs {
  readonly #silence: number;
  #heard: ReadonlyMap<string, Heard> = new Map();
  #lastLookAt = Number.NEGATIVE_INFINITY;

  /** @param silence - Milliseconds without a sign. */
  constructor(silence: number) {
    this.#silence = silence;
  }

  /** @returns Jobs that have given no sign for the time limit, as passed in. */
  look<Found extends JobSign>(underWay: readonly Found[], at: number): readonly Found[] {
    // A process that was paused has seen no signs, and the whole machine may have been paused.
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

  /** Call it after a failed look. */
  forget(): void {
    this.#heard = new Map();
  }
}
