import type { Decimal, Project } from "@epb/engine";
import { rateReadings, typedAmount } from "@epb/engine";
import { contractPeriod, projectEconomics } from "@epb/engine/economics";
import { ExitCode } from "../../exit-code.js";
import { layoutFor } from "../../format/layout.js";
import { type Io, STANDARD_STREAM } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { type ReadProject, readProject } from "../../project/read-project.js";
import type { HumanOrJson } from "../../shared/human-or-json.js";
import { tellErrors } from "../../shared/tell-errors.js";
import { type AssumptionOptions, assumptionsFrom } from "./assumptions.js";
import type { DiscountRateSetName, SectorName } from "./choices.js";
import { type Escalation, type EscalationResult, escalationOf } from "./escalation.js";
import { type FuelShare, readFuelShares } from "./fuel-share.js";
import type { EconomicsAnswer, RatesCopy } from "./report/answer.js";
import { economicsLines } from "./report/human.js";
import { economicsJson } from "./report/json.js";
import { withEscalationRates } from "./with-escalation-rates.js";
import { type RatesTarget, writeRates } from "./write-rates.js";

interface RateTexts {
  readonly rate?: string;
  readonly inflation?: string;
}

/** Fractions per year. */
interface Rates {
  readonly rate?: Decimal;
  readonly inflation?: Decimal;
}

type RatesResult = { readonly ok: true; readonly rates: Rates } | { readonly ok: false; readonly complaint: string };

/** Reads the rates as they were written; `3` without a percent sign may mean two rates and is refused. */
function readRates({ rate, inflation }: RateTexts): RatesResult {
  const rates: { rate?: Decimal; inflation?: Decimal } = {};
  for (const [name, text] of [["rate", rate] as const, ["inflation", inflation] as const]) {
    if (text === undefined) continue;
    const value = typedAmount(text)?.value;
    if (value === undefined) return { ok: false, complaint: notARate(name, text) };
    const readings = rateReadings(text);
    if (readings !== undefined) return { ok: false, complaint: unclear(name, text, readings) };
    rates[name] = value;
  }
  return { ok: true, rates };
}

const notARate = (name: string, text: string): string =>
  `--${name} ${text} is not a rate. Write --${name} 3% or --${name} 0.03.`;

const unclear = (name: string, text: string, [percent, fraction]: readonly [string, string]): string =>
  `--${name} ${text} may mean ${percent} or ${fraction}. Write --${name} ${percent} or --${name} ${fraction}.`;

/** Option values as text; numbers are parsed after the engine is loaded. */
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
  /** File for a copy of the project with the escalation rates. */
  readonly output?: string;
  readonly force?: boolean;
}

/** Value of a project for its customer by life-cycle cost analysis, or the comparison with an alternative. */
export async function economics(
  file: string,
  alternative: string | undefined,
  options: EconomicsOptions,
  io: Io,
): Promise<ExitCode> {
  const { rate, inflation, fuel, state, contractStart, ...choices } = options;
  if (fuel.length === 0 && (state !== undefined || contractStart !== undefined)) {
    return usageError(
      io,
      "--state and --contract-start work only with --fuel. Add --fuel, or remove --state and --contract-start.",
    );
  }
  if (fuel.length > 0 && alternative !== undefined) {
    return usageError(io, "--fuel works with only one project. Remove --fuel, or give only one project.");
  }
  const misuse = outputMisuse(file, alternative, options, io);
  if (misuse !== undefined) return usageError(io, misuse);
  const rates = readRates({ ...defined("rate", rate), ...defined("inflation", inflation) });
  if (!rates.ok) return usageError(io, rates.complaint);
  const fuels = readFuelShares(fuel);
  if (!fuels.ok) return usageError(io, fuels.complaint);
  const assumed = { ...choices, ...rates.rates };
  if (alternative !== undefined) {
    const { compareEconomics } = await import("./compare-economics.js");
    return compareEconomics({ baseCase: file, alternative }, assumed, io);
  }

  const read = await readProject(file, layoutFor(io.stderrTerminal, io, options.color), io);
  if (!read.ok) return read.exitCode;
  const { project, calculation, unknownInputs } = read.result;
  const values = calculation.calculatedValues;
  const found = assumptionsFrom(assumed, contractPeriod(project, values));
  if (!found.ok) return usageError(io, found.complaint);
  const escalation = escalationFor(
    {
      shares: fuels.shares,
      state,
      contractStart,
      inflation: rates.rates.inflation,
      years: found.assumptions.studyPeriodYears,
    },
    options.sector,
    project,
  );
  if (escalation?.ok === false) return usageError(io, escalation.complaint);

  const written =
    escalation !== undefined && options.output !== undefined
      ? await writtenRates(escalation.escalation, { output: options.output, force: options.force }, read, io)
      : undefined;
  if (written?.ok === false) return written.exitCode;
  const start = values.projectSummary?.financialSummary?.startDateOfPerformancePeriod;
  const answer: EconomicsAnswer = {
    input: read.input,
    project,
    assumptions: found.assumptions,
    ...(start !== undefined && { baseDate: start }),
    economics: projectEconomics(values, found.assumptions),
    ...(unknownInputs !== undefined && { unknownInputs }),
    ...(escalation?.ok && { escalation: escalation.escalation }),
    ...(written?.ok && { written: written.written }),
  };
  const layout = layoutFor(io.stdoutTerminal, io, options.color);
  io.stdout(options.format === "json" ? economicsJson(answer) : `${economicsLines(answer, layout).join("\n")}\n`);
  return exitCode(answer, read, options, io);
}

/** Reason why no copy with rates can be written, as a sentence with the correction. */
function outputMisuse(
  file: string,
  alternative: string | undefined,
  { output, fuel }: EconomicsOptions,
  io: Io,
): string | undefined {
  if (output === undefined) return undefined;
  if (alternative !== undefined || fuel.length === 0) {
    return "-o writes the escalation rates of --fuel into a copy of one project. Add --fuel, or omit -o.";
  }
  if (output === STANDARD_STREAM)
    return "The copy and the report cannot both go to standard output. Give a file name with -o.";
  return io.isSameFile(file, output)
    ? `${output} is the project itself and would be overwritten. Choose another file name with -o.`
    : undefined;
}

type Written = { readonly ok: true; readonly written: RatesCopy } | { readonly ok: false; readonly exitCode: ExitCode };

async function writtenRates(
  { rates: uniform, years }: Escalation,
  { output, force }: Pick<RatesTarget, "output" | "force">,
  { input, result, cellOf }: ReadProject,
  io: Io,
): Promise<Written> {
  const { project, calculation } = result;
  if (project.unknownInputs !== undefined) {
    const complaint =
      "The project has inputs that cannot be read. Correct these inputs before you write rates into a copy.";
    return { ok: false, exitCode: usageError(io, complaint) };
  }
  const [first] = calculation.calculatedValues.itemizedSavings?.years ?? [];
  const withSavings = new Set(first?.categories.map(({ fieldId }) => fieldId));
  const changed = withEscalationRates(project, uniform, years, withSavings);
  if (changed.rates.length === 0) {
    const complaint = "The project has no savings of these fuels, so the copy would contain no new rates.";
    return { ok: false, exitCode: usageError(io, complaint) };
  }
  const exitCode = await writeRates(changed, { input, cellOf, output, force }, io);
  const { rates, leftOut } = changed;
  return exitCode === ExitCode.Ok ? { ok: true, written: { file: output, rates, leftOut } } : { ok: false, exitCode };
}

/** Errors are printed beside the economics that depend on them; a view without economics counts as a finding. */
function exitCode(
  { economics: { financedContract, directPurchase } }: EconomicsAnswer,
  { findings }: ReadProject,
  options: EconomicsOptions,
  io: Io,
): ExitCode {
  const hasErrors = tellErrors(findings, options, io);
  return hasErrors || !(financedContract.ok || directPurchase.ok) ? ExitCode.Findings : ExitCode.Ok;
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
