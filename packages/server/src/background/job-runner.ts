/** Does the jobs that transactions put into the queue, until it is stopped. */
export interface JobRunner {
  start(): Promise<void>;
  /** Begins nothing more, waits a while for what is under way, and gives back what is not done by then. */
  stop(): Promise<void>;
}
