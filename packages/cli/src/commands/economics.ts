import type { Decimal, Project } from "@epb/engine";
import { projectEconomics } from "@epb/engine/economics";
import { type AssumptionOptions, assumptionsFrom } from "../economics/assumptions.js";
import { type DiscountRateSetName, FUELS, type FuelName, type SectorName } from "../economics/choices.js";
import { contractPeriod } from "../economics/contract-period.js";
import { type EscalationResult, escalationOf, type FuelShare } from "../economics/escalation.js";
import { ExitCode } from "../exit-code.js";
import { didYouMean, nearMisses } from "../figures/near-misses.js";
import { layoutFor } from "../format/layout.js";
import type { Io } from "../io.js";
import type { EconomicsAnswer } from "../reporters/economics/answer.js";
import { economicsLines } from "../reporters/economics/human.js";
import { economicsJson } from "../reporters/economics/json.js";
import { findingLines } from "../reporters/human/findings.js";
import { textAmount } from "../whatif/text-amount.js";
import { rateReadings } from "../whatif/unclear-rate.js";
import type { HumanOrJson } from "./human-or-json.js";
import { type ReadProject, readProject } from "./read-project.js";
import { usageError } from "./usage-error.js";

/** As they were written; numbers are read when the engine is there. */
export interface EconomicsOptions extends Pick<AssumptionOptions, "rateKind" | "savings" | "discounting"> {
  readonly rate?: string;
  readonly inflation?: string;
  readonly rates: DiscountRateSetName;
  readonly release?: number;
  readonly studyPeriod?: number;
  readonly fuel: readonly string[];
  readonly state?: string;
  readonly sector: SectorName;
  readonly contractStart?: number;
  readonly format: HumanOrJson;
  readonly color: boolean;
  readonly quiet?: boolean;
}

/** What a project is worth for its customer, as life-cycle cost analysis has it. */
export async function economics(file: string, options: EconomicsOptions, io: Io): Promise<ExitCode> {
  const { rate, inflation, fuel, state, contractStart, ...choices } = options;
  const numbers = [rate, inflation].map((text) => (text === undefined ? undefined : textAmount(text)?.value));
  if (fuel.length === 0 && (state !== undefined || contractStart !== undefined)) {
    return usageError(io, "--state and --contract-start belong to --fuel. Add it, or leave them out.");
  }
  const shares = fuel.map(fuelShare);
  for (const [index, [name, text]] of [["--rate", rate] as const, ["--inflation", inflation] as const].entries()) {
    if (text === undefined) continue;
    if (numbers[index] === undefined) return usageError(io, notARate(name, text));
    const readings = rateReadings(text);
    if (readings !== undefined) return usageError(io, unclear(name, text, readings));
  }
  const wrong = shares.find((share) => typeof share === "string");
  if (typeof wrong === "string") return usageError(io, wrong);

  const read = await readProject(file, layoutFor(io.stderrTerminal, io, options.color), io);
  if (!read.ok) return read.exitCode;
  const { project, calculation } = read.result;
  const values = calculation.calculatedValues;
  const [rateNumber, inflationNumber] = numbers;
  const found = assumptionsFrom(
    { ...choices, ...defined("rate", rateNumber), ...defined("inflation", inflationNumber) },
    contractPeriod(project, values),
  );
  if (!found.ok) return usageError(io, found.complaint);
  const escalation = escalationFor(
    {
      shares: shares.filter((share) => typeof share !== "string"),
      state,
      contractStart,
      inflation: inflationNumber,
      years: found.assumptions.studyPeriodYears,
    },
    options.sector,
    project,
  );
  if (escalation?.ok === false) return usageError(io, escalation.complaint);

  const start = values.projectSummary?.financialSummary?.startDateOfPerformancePeriod;
  const answer: EconomicsAnswer = {
    input: read.input,
    project,
    assumptions: found.assumptions,
    ...(start !== undefined && { baseDate: start }),
    economics: projectEconomics(values, found.assumptions),
    ...(escalation?.ok && { escalation: escalation.escalation }),
  };
  const layout = layoutFor(io.stdoutTerminal, io, options.color);
  io.stdout(options.format === "json" ? economicsJson(answer) : `${economicsLines(answer, layout).join("\n")}\n`);
  return exitCode(answer, read, options, io);
}

/** Errors are told beside the economics that rest on them; a view that has none is a finding by itself. */
function exitCode(
  { economics: { financedContract, directPurchase } }: EconomicsAnswer,
  { diagnostics }: ReadProject,
  { color, quiet }: EconomicsOptions,
  io: Io,
): ExitCode {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0 && !quiet) {
    io.stderr(`${findingLines(errors, layoutFor(io.stderrTerminal, io, color)).join("\n")}\n`);
  }
  return errors.length > 0 || !(financedContract.ok || directPurchase.ok) ? ExitCode.Findings : ExitCode.Ok;
}

interface EscalationQuestion {
  readonly shares: readonly FuelShare[];
  readonly state: string | undefined;
  readonly contractStart: number | undefined;
  readonly inflation: Decimal | undefined;
  readonly years: number | undefined;
}

function escalationFor(
  { shares, state, contractStart, inflation, years }: EscalationQuestion,
  sector: SectorName,
  project: Project,
): EscalationResult | undefined {
  if (shares.length === 0) return undefined;
  return escalationOf(
    {
      fuel: shares,
      sector,
      ...defined("state", state),
      ...defined("contractStart", contractStart),
      ...defined("inflation", inflation),
      ...defined("years", years),
    },
    project,
  );
}

const defined = <Name extends string, Value>(name: Name, value: Value | undefined): { readonly [N in Name]?: Value } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [N in Name]?: Value };

const notARate = (option: string, text: string): string =>
  `${option} ${text} is no rate. Write ${option} 3% or ${option} 0.03.`;

const unclear = (option: string, text: string, [percent, fraction]: readonly [string, string]): string =>
  `${option} ${text} may mean ${percent} or ${fraction}. Write ${option} ${percent} or ${option} ${fraction}.`;

/** `electricity=60%` or what is wrong with it. */
function fuelShare(text: string): FuelShare | string {
  const [name = "", part = "", ...more] = text.split("=").map((each) => each.trim());
  const fuel = FUELS.find((each): each is FuelName => each === name.toLowerCase());
  const share = textAmount(part)?.value;
  if (fuel === undefined) {
    const near = didYouMean(
      nearMisses(
        name,
        FUELS.map((each) => ({ suggestion: each, names: [each] })),
      ),
    );
    return `--fuel ${text} names no fuel. ${near || `Fuels are ${FUELS.join(", ")}.`}`;
  }
  return share === undefined || more.length > 0
    ? `--fuel ${text} has no part of the savings. Write --fuel "${fuel}=60%".`
    : { fuel, share };
}
