import type { Output } from "../../output/output.js";

/** Result of an export. */
export type Exported =
  | {
      readonly ok: true;
      readonly contents: Output;
      /** Parts that the format cannot contain, in words; undefined if it contains everything. */
      readonly leftOut?: string;
    }
  /** The project cannot be exported in this format; the reason follows the name of the file. */
  | { readonly ok: false; readonly why: string };
