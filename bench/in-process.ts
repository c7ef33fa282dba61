import {
  calculateProject,
  Decimal,
  type LoanTerms,
  loanSchedule,
  PaymentFrequency,
  PaymentTiming,
  type Project,
  parseProject,
} from "@epb/engine";
import { mayHoldInputs, readProjectFromWorkbook, readWorkbook } from "@epb/workbook";
import { NODE_MEANS } from "@epb/workbook/node";
import ExcelJS from "exceljs";
// Not a public name: the kernel of `loanSchedule`.
import { scheduleUnits } from "../packages/engine/dist/amortization/schedule-kernel.js";
import { decimalSchedule } from "./decimal-schedule.js";
import { interleave, printRows, type Row, times } from "./measure.js";
import { projectOfSize } from "./projects.js";
import { spreadsheetModel } from "./spreadsheet-model.js";
import { workbookOfSize } from "./workbooks.js";

/** Reading and calculation, warm, in one process. @see performance §2 */
export async function benchInProcess(rounds: number): Promise<void> {
  const rows: Row[] = [];
  for (const [measures, goal] of [
    [50, "≥ 25×"],
    [1000, "≥ 12×"],
  ] as const) {
    const { bytes } = await workbookOfSize(measures);
    // The sheets that may hold inputs, as the command reads them; exceljs cannot skip sheets.
    const options = { ...NODE_MEANS, wantsSheet: mayHoldInputs };
    const time = await interleave(
      {
        exceljs: () => new ExcelJS.Workbook().xlsx.load(bytes.slice().buffer),
        ours: () => readWorkbook(bytes, options),
        "ours, mapped": () => {
          const read = readWorkbook(bytes, options);
          if (read.ok) readProjectFromWorkbook(read.workbook);
        },
      },
      { rounds: Math.ceil(rounds / (measures / 25)), warmUp: 5 },
    );
    rows.push({
      what: `exceljs against our reader, ${measures} measures`,
      measured: ratio(time, "exceljs", "ours"),
      goal,
    });
    rows.push({
      what: `exceljs against reading and mapping, ${measures} measures`,
      measured: ratio(time, "exceljs", "ours, mapped"),
      goal: "",
    });
  }

  const project = projectOf(50);
  const terms = level480Months();
  const sheet = spreadsheetModel();
  let step = 0;
  const time = await interleave(
    {
      calculate: () => calculateProject(project),
      kernel: () => scheduleUnits(terms),
      schedule: () => loanSchedule(terms, undefined),
      detail: () => loanSchedule(terms, undefined).detail,
      decimals: () => decimalSchedule(terms),
      spreadsheet: () => sheet.setRate(0.04 + (step++ % 100) / 10_000),
    },
    // Code compiled for long runs needs a long warm-up.
    { rounds, warmUp: 400 },
  );
  rows.push(
    {
      what: "one 480-month schedule in decimals against exact integers",
      measured: ratio(time, "decimals", "kernel"),
      goal: "≥ 18×",
    },
    { what: "one 480-month schedule in exact integers", measured: microseconds(time["kernel"]), goal: "≤ 35 µs" },
    { what: "the years and totals as decimals", measured: microseconds(time["schedule"]), goal: "" },
    { what: "and the months as decimals", measured: microseconds(time["detail"]), goal: "" },
    { what: "full calculation, 50 measures", measured: `${(time["calculate"] ?? 0).toFixed(2)} ms`, goal: "≤ 1.3 ms" },
    {
      what: "HyperFormula's schedule alone against our full recalculation",
      measured: ratio(time, "spreadsheet", "calculate"),
      goal: "",
    },
    {
      what: "HyperFormula's schedule against our schedule",
      measured: ratio(time, "spreadsheet", "kernel"),
      goal: "≥ 10×",
    },
  );
  printRows("In process, warm (performance §2)", rows);
}

const ratio = (time: Readonly<Record<string, number>>, one: string, other: string): string =>
  times((time[one] ?? 0) / (time[other] ?? 1));

const microseconds = (milliseconds = 0): string => `${(milliseconds * 1000).toFixed(0)} µs`;

function projectOf(measures: number): Project {
  const parsed = parseProject(JSON.parse(JSON.stringify(projectOfSize(measures))));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

/** A loan over the full 40 years: its payments barely exceed the interest. */
function level480Months(): LoanTerms {
  return {
    amountFinanced: new Decimal("10000000"),
    annualRate: new Decimal("0.0475"),
    timing: PaymentTiming.End,
    frequency: PaymentFrequency.Annual,
    neededPayments: Array.from({ length: 40 }, (_, index) => new Decimal("490123.25").plus(index)),
    incentives: Array.from({ length: 40 }, () => new Decimal(0)),
  };
}
