import type { Readable } from "node:stream";

/** A reply that is a file and not JSON. */
export interface FileReply {
  readonly content: Readable | Buffer | string;
  readonly contentType: string;
  /** Under which a browser saves it; shown in the browser without one. */
  readonly fileName?: string;
  /** In quotes: whoever has this content already need not be sent it again. */
  readonly etag?: string;
}

export const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
export const CSV_TYPE = "text/csv; charset=utf-8";
