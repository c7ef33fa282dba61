import type { Output } from "../../output/output.js";

/** What became of a project in another form. */
export type Exported =
  | {
      readonly ok: true;
      readonly contents: Output;
      /** What the form has no place for, in words; undefined where it has everything. */
      readonly leftOut?: string;
    }
  /** The project does not go into the form; the words stand behind the name of the file. */
  | { readonly ok: false; readonly why: string };
