import { type ContractPeriod, compareProjectEconomics, contractPeriod } from "@epb/engine/economics";
import { ExitCode } from "../../exit-code.js";
import { layoutFor } from "../../format/layout.js";
import { type Io, STANDARD_STREAM } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { type ReadProject, readProject } from "../../project/read-project.js";
import type { HumanOrJson } from "../../shared/human-or-json.js";
import { tellErrors } from "../../shared/tell-errors.js";
import { type AssumptionOptions, assumptionsFrom } from "./assumptions.js";
import type { ComparedFile, EconomicsComparison } from "./report/comparison.js";
import { comparisonLines } from "./report/comparison-human.js";
import { comparisonJson } from "./report/comparison-json.js";

export interface CompareOptions extends AssumptionOptions {
  readonly format: HumanOrJson;
  readonly color: boolean;
  readonly quiet?: boolean;
}

/** Compares an alternative with a base case: the life-cycle cost of both, and the economics of the difference. */
export async function compareEconomics(
  files: { readonly baseCase: string; readonly alternative: string },
  options: CompareOptions,
  io: Io,
): Promise<ExitCode> {
  if (files.baseCase === STANDARD_STREAM && files.alternative === STANDARD_STREAM) {
    return usageError(io, "Standard input (-) can be used only once. Give the path of a file for the other project.");
  }
  const errLayout = layoutFor(io.stderrTerminal, io, options.color);
  const baseCase = await readProject(files.baseCase, errLayout, io);
  const alternative = await readProject(files.alternative, errLayout, io);
  if (!baseCase.ok) return baseCase.exitCode;
  if (!alternative.ok) return alternative.exitCode;

  const [base, other] = [baseCase.result.calculation.calculatedValues, alternative.result.calculation.calculatedValues];
  const found = assumptionsFrom(options, longestPeriod([baseCase, alternative].map(namedPeriod)));
  if (!found.ok) return usageError(io, found.complaint);
  const { assumptions } = found;
  const answer: EconomicsComparison = {
    baseCase: comparedFile(baseCase),
    alternative: comparedFile(alternative),
    assumptions,
    compared: compareProjectEconomics(base, other, assumptions),
  };
  const layout = layoutFor(io.stdoutTerminal, io, options.color);
  io.stdout(options.format === "json" ? comparisonJson(answer) : `${comparisonLines(answer, layout).join("\n")}\n`);
  const hasErrors = tellErrors([...baseCase.findings, ...alternative.findings], options, io);
  const { financedContract, directPurchase } = answer.compared;
  return hasErrors || !(financedContract.ok || directPurchase.ok) ? ExitCode.Findings : ExitCode.Ok;
}

const namedPeriod = ({ input, result: { project, calculation } }: ReadProject) => ({
  file: input.file,
  period: contractPeriod(project, calculation.calculatedValues),
});

function comparedFile({ input, result: { project, calculation, unknownInputs } }: ReadProject): ComparedFile {
  const baseDate = calculation.calculatedValues.projectSummary?.financialSummary?.startDateOfPerformancePeriod;
  return {
    input,
    project,
    ...(baseDate !== undefined && { baseDate }),
    ...(unknownInputs !== undefined && { unknownInputs }),
  };
}

/** A project of several, with the name of its file. */
interface NamedPeriod {
  readonly file: string;
  readonly period: ContractPeriod | undefined;
}

/** The longest of the periods of several projects, so that the study leaves no payment out. */
function longestPeriod(projects: readonly NamedPeriod[]): ContractPeriod | undefined {
  const known = projects.flatMap(({ file, period }) => (period === undefined ? [] : [{ file, ...period }]));
  const [longest] = [...known].sort((one, other) => other.years - one.years);
  if (longest === undefined) return undefined;
  const { file, years, name } = longest;
  const isCommon = known.length === projects.length && known.every((one) => one.years === years && one.name === name);
  return { years, name: isCommon ? `${name} of both projects` : `${name} of ${file}` };
}
