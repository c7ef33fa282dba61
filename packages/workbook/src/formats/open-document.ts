import type { PackageTools } from "../package/package-editor.js";
import { writeZip } from "../package/zip-writer.js";
import { type Outcome, refuse } from "../xlsx/outcome.js";
import { DEFAULT_READ_LIMITS, type ReadLimits } from "../xlsx/read-limits.js";
import { ByteText } from "../xlsx/xml/byte-text.js";
import { toUtf8 } from "../xlsx/xml/xml-encoding.js";
import { ZipArchive } from "../xlsx/zip/zip-archive.js";
import { type HiddenParts, readHiddenParts } from "./hidden-parts.js";

const CONTENT = "content.xml";
const MANIFEST = "META-INF/manifest.xml";
const STYLES = "styles.xml";
/** The parts that the library needs: the kind of the document, number formats, and cells. */
const PARTS = [MANIFEST, STYLES, CONTENT];
const BLANK = new TextEncoder().encode("<blank/>");

export interface OpenDocument {
  /** The same document as a zip that has only the checked parts. */
  readonly bytes: Uint8Array;
  /** Hidden sheets and rows, which the library does not read, in the order of the sheets. */
  readonly hidden: readonly HiddenParts[];
}

/**
 * Checks the parts of an OpenDocument spreadsheet with the limits of the reader of .xlsx, and packs them again: the
 * library has no limits of its own, and would read another zip than the one that was checked.
 */
export function checkOpenDocument(
  bytes: Uint8Array,
  tools: PackageTools,
  maxCells: number,
  limits: ReadLimits = DEFAULT_READ_LIMITS,
): Outcome<OpenDocument> {
  const archive = ZipArchive.open(bytes, limits, tools);
  if (!archive.ok) return archive;
  const parts: { name: string; data: Uint8Array }[] = [];
  let hidden: readonly HiddenParts[] = [];
  for (const name of PARTS) {
    if (name !== CONTENT && !archive.value.has(name)) {
      parts.push({ name, data: BLANK });
      continue;
    }
    const raw = archive.value.read(name, limits.maxInflatedBytes);
    if (!raw.ok) return raw;
    if (name === MANIFEST && isEncrypted(raw.value)) return refuse("file/password-protected", { advice: DECRYPT });
    const data = toUtf8(raw.value, name);
    if (!data.ok) return data;
    if (name === CONTENT) {
      const found = readHiddenParts(new ByteText(data.value), name, limits, maxCells);
      if (!found.ok) return found;
      hidden = found.value;
    }
    parts.push({ name, data: data.value });
  }
  return { ok: true, value: { bytes: writeZip(parts, tools), hidden } };
}

const DECRYPT =
  "Open the file in LibreOffice, choose File > Save As, clear the option Save with password, and save the file as Excel Workbook (.xlsx).";

const isEncrypted = (manifest: Uint8Array): boolean => new TextDecoder().decode(manifest).includes("encryption-data");
