import { basename, extname } from "node:path";
import { newestTemplate } from "@epb/workbook";
import { fromFinding } from "@epb/workbook/diagnostics";
import { suggestMapping, templateIdentity } from "@epb/workbook/mapping";
import type { ExitCode } from "../../exit-code.js";
import { readAnyWorkbook } from "../../input/formats/read-any-workbook.js";
import { inputName, readBytes } from "../../input/read-bytes.js";
import type { Io } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { copyMisuse } from "../../shared/copy-misuse.js";
import { isProfileName, type MapOptions, stop } from "./map-options.js";

/** Proposes the cells of the inputs of a form, or fills a template with them. */
export async function map(path: string, options: MapOptions, io: Io): Promise<ExitCode> {
  const { output, with: mappingPath, ask } = options;
  const file = inputName(path);
  if (ask === true && mappingPath !== undefined) {
    return usageError(io, "Use either --ask or --with: a corrected mapping has the answers.");
  }
  if (mappingPath !== undefined || output !== undefined || ask === true) {
    const kind = output !== undefined && isProfileName(output) ? "project" : "workbook";
    const complaint = copyMisuse({ file: path, output, noun: "new workbook", kind, format: options.format }, io);
    if (complaint !== undefined) return usageError(io, complaint);
  }
  const read = await readBytes(path, io);
  if (!read.ok) return stop([read.finding], options, io);
  const workbook = await readAnyWorkbook(read.bytes, path);
  if (!workbook.ok) return stop([fromFinding(workbook.finding, file)], options, io);
  const form = workbook.workbook;
  const own = templateIdentity(form);
  if (own !== undefined) {
    return usageError(
      io,
      `${file} is made from the template ${own.kind} ${own.version}, so it needs no mapping. Use epb calc ${file}.`,
    );
  }
  if (mappingPath !== undefined) {
    const { fillTemplate } = await import("./fill-template.js");
    return fillTemplate({ file, path, form }, mappingPath, options, io);
  }
  const manifest = newestTemplate(options.to);
  const name = basename(path, extname(path));
  const suggestions = suggestMapping(form, manifest, name);
  if (ask === true) {
    const { askAndFill } = await import("./ask/ask-and-fill.js");
    return askAndFill({ file, path, form }, manifest, suggestions, options, io);
  }
  const { writeSuggestions } = await import("./write-suggestions.js");
  return writeSuggestions({ file, form, manifest, suggestions }, options, io);
}
