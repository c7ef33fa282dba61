import type { ExitCode } from "../../exit-code.js";
import type { Io } from "../../io.js";
import { writeOutput } from "../../output/write-output.js";
import type { SchemaName } from "./schema-names.js";
import { schemaOf } from "./schema-of.js";

export interface SchemaOptions {
  readonly output?: string;
  readonly force?: boolean;
}

/** Prints the JSON Schema of what epb reads or writes. */
export async function schema(name: SchemaName, { output, force }: SchemaOptions, io: Io): Promise<ExitCode> {
  return writeOutput(`${JSON.stringify(schemaOf(name), undefined, 2)}\n`, { path: output, format: "json", force }, io);
}
