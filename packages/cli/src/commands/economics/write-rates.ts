import type { Project } from "@epb/engine";
import type { CellOf } from "@epb/workbook/diagnostics";
import { NODE_PACKAGE_TOOLS } from "@epb/workbook/node";
import type { ExitCode } from "../../exit-code.js";
import { jsonText } from "../../format/json-text.js";
import { type Input, inputFrom } from "../../input/read-input.js";
import type { Io } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { writeOutput } from "../../output/write-output.js";
import type { RatesWritten } from "./with-escalation-rates.js";

export interface RatesTarget {
  readonly input: Input;
  readonly cellOf: CellOf;
  /** Path of the copy: JSON, or a workbook if the project is one. */
  readonly output: string;
  /** True to replace an existing file. */
  readonly force: boolean | undefined;
}

/** Writes a copy of a project with its escalation rates. The copy of a workbook is the person's own file with the rates in it. */
export async function writeRates(
  { project, rates }: RatesWritten,
  { input, cellOf, output, force }: RatesTarget,
  io: Io,
): Promise<ExitCode> {
  const isWorkbook = /\.xlsx$/i.test(output);
  if (!isWorkbook) return writeOutput(`${jsonText(project, 2)}\n`, { path: output, format: "project", force }, io);
  const { bytes, kind, file } = input;
  if (input.contents.ok && input.contents.value.profileName !== undefined) {
    return usageError(
      io,
      `${file} is a form that a mapping profile reads, and its cells can have another unit. Write the copy as JSON: -o FILE.json.`,
    );
  }
  if (bytes === undefined || kind === "json") {
    return usageError(
      io,
      `${file} is a project file (JSON), so the copy with rates must also be JSON. Give the copy a file name that ends in .json: -o FILE.json.`,
    );
  }
  const { enterCells } = await import("@epb/workbook/correct");
  const entries = rates.flatMap(({ fieldId, firstYear, lastYear, value }) =>
    Array.from({ length: lastYear - firstYear + 1 }, (_, index) => {
      const { sheet = "", address = "" } =
        cellOf(`escalationRates[fieldId=${fieldId},year=${firstYear + index}]`) ?? {};
      return { sheet, address, content: { number: value.toFixed() } };
    }),
  );
  const entered = enterCells(bytes, entries, NODE_PACKAGE_TOOLS);
  if (!entered.ok) return usageError(io, `${file} cannot be changed: ${entered.finding.message}`);
  const copy = (await inputFrom(output, entered.value, io)).contents;
  const hasAllRates = copy.ok && ratesText(copy.value.project) === ratesText(project);
  if (!hasAllRates) {
    return usageError(
      io,
      `${file} has cells that cannot store rates, such as cells with formulas. Write the copy as JSON: -o FILE.json.`,
    );
  }
  return writeOutput(entered.value, { path: output, format: "workbook", force }, io);
}

/** All rates in one order, to compare them. */
const ratesText = (project: Project | undefined): string =>
  (project?.data.escalationRates ?? [])
    .map(({ fieldId, year, value }) => `${fieldId} ${year} ${value.toFixed()}`)
    .sort()
    .join();
