/** Small change of a source file: characters from `start` to `end` become `replacement`, which is an expression as they are. */
export interface Mutant {
  readonly path: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Name of the property where the characters are its name and its value at once, as in `{ year }`. */
  readonly property?: string;
  /** Original and replacement, shortened. */
  readonly change: string;
}
