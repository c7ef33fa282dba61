/** Runs one task after the other, and regularly checks for new tasks. */
export class WorkerLoop {
  readonly #doNext: () => Promise<boolean>;
  readonly #pollEvery: number;
  readonly #onError: (error: unknown) => void;
  #isStopping = false;
  #wake: () => void = () => {};
  #running: Promise<void> | undefined;

  /**
   * @param doNext - Does the next thing; false when there was none.
   * @param pollEvery - How long to wait then, in milliseconds.
   */
  constructor(doNext: () => Promise<boolean>, pollEvery: number, onError: (error: unknown) => void) {
    this.#doNext = doNext;
    this.#pollEvery = pollEvery;
    this.#onError = onError;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Starts no more tasks. Resolves once no task is in progress. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      const wasThere = await this.#doNext().catch((error: unknown) => {
        this.#onError(error);
        return false;
      });
      if (!wasThere && !this.#isStopping) await this.#pause();
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#pollEvery);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Waits for the loops to end, but not for longer than `patience` milliseconds. */
export async function stopLoops(loops: readonly WorkerLoop[], patience: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const impatience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([Promise.all(loops.map((loop) => loop.stop())), impatience]);
  clearTimeout(timer);
}
