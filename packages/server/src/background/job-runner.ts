/** Runs the jobs that transactions enqueue, until it is stopped. */
export interface JobRunner {
  start(): Promise<void>;
  /** Starts no more jobs, waits up to `patience` for jobs in progress, and returns unfinished ones to the queue. */
  stop(): Promise<void>;
}
