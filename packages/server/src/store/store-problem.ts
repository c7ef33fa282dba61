/** Stored data that were changed. They stay untouched, so that a person can examine them. */
export class StoreDamage extends Error {
  readonly path: string;

  constructor(path: string, what: string) {
    super(`${path}: ${what}`);
    this.name = "StoreDamage";
    this.path = path;
  }
}

/** The store has refused a call, and changed nothing. */
export class StoreRefusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreRefusal";
  }
}

/** Another process has the folder. */
export class StoreInUse extends StoreRefusal {}

/**
 * Maps errors in the `catch` of a file system call that writes.
 *
 * @throws StoreRefusal
 */
export function refuseWrite(error: unknown): never {
  if (error instanceof StoreRefusal) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new StoreRefusal(`A file could not be written: ${reason}`, { cause: error });
}
