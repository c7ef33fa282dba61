/** A part of the program that reads what strangers send. */
export interface FuzzTarget {
  /** Also the name of its folder in `fixtures/fuzz`. */
  readonly name: string;
  /** Sound inputs to start from. */
  seeds(): readonly Uint8Array[];
  /** Texts that a mutation may insert: they reach branches that random bytes do not. */
  readonly tokens: readonly string[];
  /** Reads an input. @throws if the program breaks a promise, whatever the input */
  run(input: Uint8Array): void | Promise<void>;
}
