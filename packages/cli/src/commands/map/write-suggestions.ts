import type { FlatWorkbook, TemplateManifest } from "@epb/workbook";
import { type MappingRows, mappingRows, profileOfMapping, type Suggestions } from "@epb/workbook/mapping";
import { ExitCode } from "../../exit-code.js";
import { jsonText } from "../../format/json-text.js";
import type { Layout } from "../../format/layout.js";
import { printable } from "../../format/printable.js";
import { renderTable } from "../../format/table.js";
import { hang, wrap } from "../../format/wrap.js";
import type { Io } from "../../io.js";
import { writeOutput } from "../../output/write-output.js";
import { OUTPUT_KIND } from "../../output-kinds.js";
import { tellBesideCopy } from "../../shared/tell-beside-copy.js";
import { ENGINE } from "../../versions.js";
import { isProfileName, type MapOptions } from "./map-options.js";

interface Suggested {
  readonly file: string;
  readonly form: FlatWorkbook;
  readonly manifest: TemplateManifest;
  readonly suggestions: Suggestions;
}

/** Writes the proposals as a workbook or a profile, if a file name is given, and reports them. */
export async function writeSuggestions(suggested: Suggested, options: MapOptions, io: Io): Promise<ExitCode> {
  const { file, form, manifest, suggestions } = suggested;
  const { output, force } = options;
  const rows = mappingRows(suggestions, manifest);
  if (output !== undefined) {
    const written = isProfileName(output)
      ? await writeOutput(
          `${jsonText(profileOfMapping(suggestions.mapping, form), 2)}\n`,
          { path: output, format: "project", force },
          io,
        )
      : await writeWorkbook(rows, output, options, io);
    if (written !== ExitCode.Ok) return written;
  }
  tellBesideCopy(
    { json: () => suggestionsJson(suggested, rows), lines: (layout) => suggestionLines(file, rows, output, layout) },
    options,
    io,
  );
  return ExitCode.Ok;
}

async function writeWorkbook(rows: MappingRows, path: string, { force }: MapOptions, io: Io) {
  const { writeMapping } = await import("@epb/workbook/write");
  return writeOutput(await writeMapping(rows), { path, format: "workbook", force }, io);
}

function suggestionsJson({ file, form, suggestions }: Suggested, { inputs, columns, words }: MappingRows): string {
  const data = {
    kind: OUTPUT_KIND.mapping,
    schemaVersion: "1",
    engine: ENGINE,
    file,
    profile: profileOfMapping(suggestions.mapping, form),
    inputs: inputs.flatMap(({ path, name, state, cell, content, label, confidence, reason }) =>
      state === ""
        ? []
        : [
            {
              path,
              name,
              state: STATE_NAMES[state],
              ...(cell !== "" && { cell, content, label, confidence: rounded(confidence), reason }),
            },
          ],
    ),
    columns: columns.map(({ sheet, header, label, content, name, state, confidence, reason }) => ({
      sheet,
      header,
      label,
      content,
      ...(state !== "" && { input: name, state: STATE_NAMES[state], confidence: rounded(confidence), reason }),
    })),
    words: words.map(({ path, word, cell, choice }) => ({ path, word, cell, ...(choice !== "" && { choice }) })),
  };
  return `${jsonText(data, 2)}\n`;
}

const STATE_NAMES = { Found: "found", Check: "check", Missing: "missing" } as const;

const rounded = (confidence = 0): number => Math.round(confidence * 100) / 100;

const LONGEST_TEXT = 48;

/** Names of most columns say enough without the table. */
const withoutTable = (name: string): string =>
  name.replace(/^(Measures and their prices|Savings and baseline by measure|Performance period): /, "");

/** The proposals for people: open questions with their reasons, then the number of everything that was found. */
function suggestionLines(
  file: string,
  rows: MappingRows,
  output: string | undefined,
  layout: Layout,
): readonly string[] {
  const { paint, columns } = layout;
  const { inputs, words } = rows;
  const found = [
    ...inputs
      .filter(({ state }) => state === "Found")
      .map(({ path, section, name, cell, content, fixed }) => [
        path.includes("[") ? `${section}: ${name}` : name,
        cell,
        cell === "" ? fixed : content,
      ]),
    ...rows.columns
      .filter(({ state }) => state === "Found")
      .map(({ name, sheet, header, content }) => [withoutTable(name), `${sheet}!${header}`, content]),
  ];
  const questions = [
    ...inputs
      .filter(({ state }) => state === "Check")
      .map(({ section, name, cell, content, reason }) => `${section}: ${name}: ${cell} has ${content}. ${reason}.`),
    ...rows.columns
      .filter(({ state }) => state === "Check")
      .map(({ name, sheet, header, label, reason }) => `${sheet}!${header} “${label}”: ${name}? ${reason}.`),
    ...words
      .filter(({ state }) => state === "Check")
      .map(({ name, word, cell }) => `${cell} “${word}”: which choice of ${name}?`),
  ];
  const missing = inputs.filter(({ state }) => state === "Missing").map(({ section, name }) => `${section}: ${name}`);
  const unused = rows.columns.filter(({ state }) => state === "").length;
  const list = (title: string, texts: readonly string[]): readonly string[] =>
    texts.length === 0
      ? []
      : ["", paint("heading", title), ...texts.flatMap((text) => hang("  ", printable(text), columns))];
  const shown = found.map((row) =>
    row.map((text) => printable(text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text)),
  );
  return [
    paint("title", printable(file)),
    ...(found.length === 0
      ? ["", "No input was found."]
      : [
          "",
          ...renderTable(
            {
              columns: [
                { header: "Input", align: "left" },
                { header: "Cell", align: "left" },
                { header: "Content", align: "left" },
              ],
              rows: shown,
            },
            columns,
            paint,
          ),
        ]),
    ...list("Open questions", questions),
    ...list("Needed and not found", missing),
    ...(unused === 0 ? [] : ["", `${unused} ${unused === 1 ? "column has" : "columns have"} no input.`]),
    "",
    ...wrap(nextStep(file, output), columns),
  ];
}

function nextStep(file: string, output: string | undefined): string {
  if (output === undefined) {
    return `Answer the open questions in a workbook: epb map ${file} -o mapping.xlsx. Or here: epb map ${file} --ask -o project.xlsx`;
  }
  if (isProfileName(output))
    return `Wrote ${output}. It has only the inputs that were found. Calculate: epb calc ${file} --profile ${output}`;
  return `Wrote ${output}. Answer the yellow rows, then run: epb map ${file} --with ${output} -o project.xlsx`;
}
