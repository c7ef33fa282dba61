/** A part of the program that reads untrusted input. */
export interface FuzzTarget {
  /** Also the name of its folder in `fixtures/fuzz`. */
  readonly name: string;
  /** Well-formed inputs as the starting point. */
  seeds(): readonly Uint8Array[];
  /** Texts that a mutation may insert: they reach branches that random bytes do not reach. */
  readonly tokens: readonly string[];
  /** Reads any input. @throws if the program breaks a promise */
  run(input: Uint8Array): void | Promise<void>;
}
