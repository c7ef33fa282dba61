import type { Readable } from "node:stream";

/** A reply that is a file and not JSON. */
export interface FileReply {
  readonly content: Readable | Buffer | string;
  readonly contentType: string;
  /** Name of the downloaded file; without it, the browser displays the content. */
  readonly fileName?: string;
  /** Quoted entity tag. A client that has this content gets no body. */
  readonly etag?: string;
}

export const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
export const CSV_TYPE = "text/csv; charset=utf-8";
