/** How long things take around a job. Milliseconds. */
export interface JobTimes {
  /** How often a worker looks for jobs. */
  readonly pollEvery: number;
  /** How often a worker gives a sign that it does a job, and looks for the signs of others. */
  readonly signEvery: number;
  /** A job without a sign for so long, while others looked, is taken from its worker and done again. */
  readonly silence: number;
  /** A worker that has given no sign for so long is taken for lost, also where nobody looked. */
  readonly lostAfter: number;
  /** How often a job that failed is tried again before it is given up. */
  readonly retryLimit: number;
  /** Before the first time; it doubles with each. */
  readonly retryDelay: number;
  /** How long a worker that is told to stop waits for the jobs that it has begun. */
  readonly patience: number;
}

/** Tried again for some three hours: so long a mail server may be away. */
export const JOB_TIMES: JobTimes = {
  pollEvery: 1_000,
  signEvery: 1_000,
  silence: 6_000,
  lostAfter: 60_000,
  retryLimit: 10,
  retryDelay: 5_000,
  patience: 20_000,
};

/** Before a job is tried again that has been tried so often. */
export function retryDelayAfter(attempts: number, { retryDelay }: JobTimes): number {
  return retryDelay * 2 ** (attempts - 1);
}
