/** A statement and its parameters. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Collects the parameters of a statement. What people enter gets into SQL in no other way. */
export class Parameters {
  readonly values: unknown[] = [];

  /** The place that stands for the value. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
