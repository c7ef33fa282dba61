import { basename, dirname, extname, join } from "node:path";
import type { FlatWorkbook, TemplateManifest } from "@epb/workbook";
import {
  type MappingReading,
  type MappingRows,
  mappingRows,
  profileOfMapping,
  readMapping,
  type Suggestions,
  wordRow,
  wordsOfProfile,
} from "@epb/workbook/mapping";
import { readWorkbookBytes } from "@epb/workbook/node";
import { writeMapping } from "@epb/workbook/write";
import { ExitCode } from "../../../exit-code.js";
import { layoutFor } from "../../../format/layout.js";
import { wrap } from "../../../format/wrap.js";
import type { Io } from "../../../io.js";
import { usageError } from "../../../output/usage-error.js";
import { targetComplaint, writeOutput } from "../../../output/write-output.js";
import { type Form, fillFromMapping, profilePathOf } from "../fill-template.js";
import { isProfileName, type MapOptions } from "../map-options.js";
import { Interview } from "./interview.js";

/** Asks the open questions about a form, then fills a template. Answers of a person who stops are kept in a workbook. */
export async function askAndFill(
  form: Form,
  manifest: TemplateManifest,
  suggestions: Suggestions,
  options: MapOptions,
  io: Io,
): Promise<ExitCode> {
  const { output = "", force } = options;
  // Nobody answers questions for a project that cannot be written.
  const profile = await targetComplaint({ path: profilePathOf(form.path, output), format: "project", force }, io);
  const complaint = profile ?? (await targetComplaint({ path: output, format: formatOf(output), force }, io));
  if (complaint !== undefined) return usageError(io, complaint);
  const layout = layoutFor(io.stderrTerminal, io, options.color);
  const lines = await io.typedLines();
  const asked = { form: form.form, manifest, suggestions };
  const newWords = async (rows: MappingRows) => {
    const { mapping } = await readingOf(rows, manifest, form.form);
    const known = new Set(rows.words.map(({ path, word }) => `${path} ${word}`));
    return wordsOfProfile(profileOfMapping(mapping, form.form), form.form, manifest)
      .filter(({ to, word }) => !known.has(`${to} ${word}`))
      .map((word) => wordRow(word, manifest));
  };
  const interview = new Interview(mappingRows(suggestions, manifest), { asked, layout, lines, newWords });
  const { rows, isFinished } = await interview.run().finally(() => lines.close());
  if (isFinished) {
    const result = await fillFromMapping(form, await readingOf(rows, manifest, form.form), manifest, options, io);
    if (result !== ExitCode.Usage) return result;
  }
  const path = freeName(join(dirname(output), `${basename(form.path, extname(form.path))}-mapping`), io);
  const written = await writeOutput(await writeMapping(rows), { path, format: "workbook", force: false }, io);
  if (written !== ExitCode.Ok) return written;
  const next = `Your answers are in ${path}. Answer the yellow rows, then run: epb map ${form.file} --with ${path} -o ${output}`;
  io.stderr(`\n${wrap(next, layout.columns).join("\n")}\n`);
  return isFinished ? ExitCode.Usage : ExitCode.Findings;
}

const formatOf = (output: string) => (isProfileName(output) ? "project" : "workbook");

/** The rows go through the workbook for corrections, so that both ways have the same checks. */
async function readingOf(rows: MappingRows, manifest: TemplateManifest, form: FlatWorkbook): Promise<MappingReading> {
  const workbook = readWorkbookBytes(await writeMapping(rows));
  if (!workbook.ok) throw new Error(workbook.finding.message);
  const reading = readMapping(workbook.workbook, manifest, form);
  const [finding] = reading.findings;
  if (finding !== undefined) throw new Error(`${finding.message} ${finding.found ?? ""}`);
  return reading;
}

/** A name that no file has, so that answers never replace a file. */
function freeName(base: string, io: Io): string {
  for (let number = 1; ; number++) {
    const path = `${base}${number === 1 ? "" : `-${number}`}.xlsx`;
    if (io.kindOf(path) === undefined) return path;
  }
}
