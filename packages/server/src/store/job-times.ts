/** Times of jobs, in milliseconds. */
export interface JobTimes {
  /** Interval in which a worker fetches jobs. */
  readonly pollEvery: number;
  /** Interval in which a worker signals that a job is in progress, and checks the signs of others. */
  readonly signEvery: number;
  /** Time without a sign, while others watched, after which a job is taken from its worker and runs again. */
  readonly silence: number;
  /** Time without a sign after which a worker counts as lost, even if nobody watched. */
  readonly lostAfter: number;
  /** Number of retries before a job fails permanently. */
  readonly retryLimit: number;
  /** Delay of the first retry; each further one doubles it. */
  readonly retryDelay: number;
  /** Time that a stopping worker waits for its jobs. */
  readonly patience: number;
}

/** Retries for about three hours, for an outage of the mail server. */
export const JOB_TIMES: JobTimes = {
  pollEvery: 1_000,
  signEvery: 1_000,
  silence: 6_000,
  lostAfter: 60_000,
  retryLimit: 10,
  retryDelay: 5_000,
  patience: 20_000,
};

/** Delay before the next attempt. */
export function retryDelayAfter(attempts: number, { retryDelay }: JobTimes): number {
  return retryDelay * 2 ** (attempts - 1);
}
