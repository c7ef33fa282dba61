/** What the parent asks of the reading child process. */
export interface FallbackRequest {
  readonly bytes: Uint8Array;
  readonly maxResidentBytes: number;
}

/** What the child answers: a workbook in JSON, or what exceljs said. */
export type FallbackReply =
  | { readonly ok: true; readonly json: string }
  | { readonly ok: false; readonly reason: string };

/** How the child ends when it sees its memory pass the limit. */
export const EXIT_OUT_OF_MEMORY = 70;
