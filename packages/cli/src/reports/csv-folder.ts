import { jsonText } from "../format/json-text.js";
import { MANIFEST } from "../manifest-name.js";
import { OUTPUT_KIND } from "../output-kinds.js";
import { ENGINE } from "../versions.js";
import type { DescribedInput } from "./describe-input.js";

export interface CsvFile {
  readonly name: string;
  /** Members of the file's entry in the manifest, such as its title. */
  readonly about: Readonly<Record<string, string>>;
  /** Beside the header. */
  readonly rows: number;
  readonly text: string;
}

/** Version of the manifest's shape. */
const MANIFEST_SCHEMA_VERSION = "1";

/** The files of a folder by their names: a table each, and a manifest. */
export function csvFolder(files: readonly CsvFile[], inputs: readonly DescribedInput[]): ReadonlyMap<string, string> {
  const manifest = {
    kind: OUTPUT_KIND.manifest,
    schemaVersion: MANIFEST_SCHEMA_VERSION,
    engine: ENGINE,
    inputs,
    files: files.map(({ name, about, rows }) => ({ name, ...about, rows })),
  };
  return new Map([...files.map(({ name, text }) => [name, text] as const), [MANIFEST, `${jsonText(manifest, 2)}\n`]]);
}
