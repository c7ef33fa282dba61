/** Something that is stored and is not as it was written. It is left as it is, for a person to look at. */
export class StoreDamage extends Error {
  readonly path: string;

  constructor(path: string, what: string) {
    super(`${path}: ${what}`);
    this.name = "StoreDamage";
    this.path = path;
  }
}

/** The store does not do what it was asked for, and changed nothing. */
export class StoreRefusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreRefusal";
  }
}

/** Another process has the folder. */
export class StoreInUse extends StoreRefusal {}

/**
 * For the `catch` of a call of the file system that writes.
 *
 * @throws StoreRefusal
 */
export function refuseWrite(error: unknown): never {
  if (error instanceof StoreRefusal) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new StoreRefusal(`A file could not be written: ${reason}`, { cause: error });
}
