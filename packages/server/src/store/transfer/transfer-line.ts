import { createHash, type Hash } from "node:crypto";
import { canonicalJson } from "@epb/engine/replay";
import type { AuditEntry } from "../store.js";
import { StoreRefusal } from "../store-problem.js";
import type { RestoredDocument } from "./transfer-store.js";

/** A line of an export: header, data, and checksum. */
export type TransferLine =
  | { readonly kind: "epb-store"; readonly format: 1 }
  | ({ readonly kind: "document" } & RestoredDocument)
  | { readonly kind: "audit"; readonly entry: AuditEntry }
  /** The bytes of a blob follow, in pieces. */
  | { readonly kind: "blob"; readonly sha256: string }
  | { readonly kind: "bytes"; readonly base64: string }
  /** SHA-256 of all lines before. */
  | { readonly kind: "end"; readonly lines: number; readonly sha256: string };

export const FIRST_LINE: TransferLine = { kind: "epb-store", format: 1 };

/** Canonical JSON, so that equal stores have equal exports. */
export const lineText = (line: TransferLine): string => `${canonicalJson(line)}\n`;

/** Checks the lines of an export up to its last one. */
export class LineCheck {
  readonly #hash: Hash = createHash("sha256");
  #lines = 0;

  add(text: string): void {
    this.#hash.update(text);
    this.#lines += 1;
  }

  end(): TransferLine {
    return { kind: "end", lines: this.#lines, sha256: this.#hash.copy().digest("hex") };
  }
}

/**
 * The lines of an export, without its last one.
 *
 * @throws StoreRefusal if a line cannot be read, or the export is incomplete
 */
export async function* parseLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TransferLine> {
  const check = new LineCheck();
  let end: TransferLine | undefined;
  for await (const text of textLines(bytes)) {
    if (end !== undefined) throw new StoreRefusal("The export has lines after its end.");
    const line = parseLine(text);
    if (line.kind === "end") {
      if (lineText(line) !== lineText(check.end())) throw new StoreRefusal("The export does not match its checksum.");
      end = line;
      continue;
    }
    check.add(text);
    yield line;
  }
  if (end === undefined) throw new StoreRefusal("The export is incomplete: its last line is missing.");
}

function parseLine(text: string): TransferLine {
  try {
    return JSON.parse(text) as TransferLine;
  } catch (error) {
    throw new StoreRefusal("The export has a line that cannot be read.", { cause: error });
  }
}

/** Lines with the newline at their end. */
async function* textLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const chunk of bytes) {
    let start = 0;
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, at + 1)]).toString();
      rest = [];
      start = at + 1;
    }
    // Copies the rest, because the owner of the chunk may reuse its memory.
    if (start < chunk.byteLength) rest.push(Buffer.from(chunk.subarray(start)));
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString();
}
