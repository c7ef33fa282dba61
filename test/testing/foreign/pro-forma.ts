import { type Project, TECHNOLOGY_TYPE_LABELS } from "@epb/engine";
import { newExceljsWorkbook } from "../exceljs-workbook.js";

const WORDS: Readonly<Record<number, string>> = { 5: "LED retrofit", 3: "BAS / controls", 1: "Boilers" };
const FIRST_YEAR = 2027;
const YEARS = 20;

/** An ESCO's own sheet: everything on one page, thousands of dollars, percentage points, and years across. */
export async function proForma({ record, data }: Project): Promise<Uint8Array> {
  const book = newExceljsWorkbook();
  const sheet = book.addWorksheet("Pro Forma");
  const { financing = {}, location = {}, capitalization, implementationPricing, other } = data;
  const put = (address: string, value: unknown): void => {
    Object.assign(sheet.getCell(address), { value });
  };
  put("A1", "ENERGY SAVINGS PERFORMANCE CONTRACT – PRO FORMA");
  put("A2", "All dollars in thousands unless noted");
  const rows: readonly (readonly [string, unknown, string?])[] = [
    ["Project:", record.name],
    ["City / Town", location.city],
    ["State", location.state],
    ["Award Date*", longDate(financing.awardDate ?? "")],
    ["Construction Period (months)", financing.implementationPeriodMonths],
    ["Base Rate (%)", financing.indexRate?.times(100).toNumber(), "10-yr tax-exempt"],
    ["Spread (bps)", financing.addedPremium?.times(10_000).toNumber()],
    ["Capitalized interest", capitalization?.procureConstrIntr?.div(1000).toNumber()],
    ["Other closing costs", capitalization?.procureOther?.div(1000).toNumber()],
    ["Audit and development", implementationPricing?.projectDevelopmentPrice?.div(1000).toNumber()],
    ["Savings guarantee", other?.guarPctEstSav?.toNumber()],
  ];
  for (const [index, [label, value, note]] of rows.entries()) {
    put(`B${4 + index}`, label);
    put(`D${4 + index}`, value);
    if (note !== undefined) put(`F${4 + index}`, note);
  }

  put("A18", "MEASURES");
  put("D19", "Cost ($000)");
  sheet.mergeCells("D19:F19");
  put("G19", "First-year savings");
  sheet.mergeCells("G19:L19");
  const headers = ["No.", "Measure", "Type", "Construction", "Markup", "Rebates"];
  const savings = ["kWh", "Elec. $", "Demand $", "Therms", "Gas $", "Oil MMBtu", "Oil $", "O&M $"];
  for (const [index, header] of [...headers, ...savings, "M&V $/yr"].entries()) put(`${letter(index)}20`, header);
  const total = { construction: 0, markup: 0 };
  const measures = data.ecms ?? [];
  for (const [index, measure] of measures.entries()) {
    // A blank subtotal row after the second measure.
    const row = 21 + index + (index >= 2 ? 1 : 0);
    const { implementation = {}, estimatedSavings = [] } = measure;
    const saved = (id: number): number | undefined =>
      estimatedSavings.find(({ fieldId }) => fieldId === id)?.value.toNumber();
    const construction = implementation.baseConstructionCost?.div(1000).toNumber() ?? 0;
    const markup = implementation.deliveryCharge?.div(1000).toNumber() ?? 0;
    total.construction += construction;
    total.markup += markup;
    const technology = measure.technologyTypeId ?? 1;
    const cells = [
      Number(measure.ecmNumber),
      measure.ecmDescription,
      WORDS[technology] ?? TECHNOLOGY_TYPE_LABELS[technology],
      construction,
      markup,
      implementation.appliedIncentives?.div(1000).toNumber(),
      ...[saved(1), saved(2), saved(4), therms(saved(5)), saved(6), saved(7), saved(8), saved(13)],
      implementation.mvExpense?.toNumber(),
    ];
    for (const [at, value] of cells.entries()) if (value !== undefined) put(`${letter(at)}${row}`, value);
    if (index === 1) {
      put("B23", "Subtotal, plant");
      put("D23", { formula: "D21+D22", result: total.construction });
    }
  }
  const closing = 22 + measures.length;
  put(`B${closing}`, "Total");
  put(`D${closing}`, { formula: `D23+SUM(D24:D${closing - 1})`, result: total.construction });
  put(`E${closing}`, { formula: `SUM(E21:E${closing - 1})`, result: total.markup });

  put("A31", "CASH FLOW ($)");
  const lines = ["Year", "M&V", "Fee on services (%)", "Cash incentives", "Savings retained by district"];
  for (const [index, label] of lines.entries()) put(`B${32 + index}`, label);
  for (let year = 1; year <= YEARS; year++) {
    const at = letter(year + 1);
    const of = data.performancePeriod?.find((one) => one.year === year);
    put(`${at}32`, FIRST_YEAR + year - 1);
    put(`${at}33`, of?.measurementVerification?.toNumber());
    put(`${at}34`, of?.deliveryChargePct?.times(100).toNumber());
    put(`${at}35`, of?.incentivesOtherPayments?.toNumber());
    put(`${at}36`, of?.retainedSavings?.toNumber());
  }

  put("A39", "ESCALATION (% per year)");
  const kinds = [
    ["Contract year", undefined],
    ["Electricity", 1],
    ["Natural gas", 3],
    ["Fuel oil", 4],
    ["Operations", 7],
  ] as const;
  for (const [index, [label, fieldId]] of kinds.entries()) {
    put(`B${40 + index}`, label);
    for (let year = 2; year <= 40; year++) {
      const rate = data.escalationRates?.find((one) => one.fieldId === fieldId && one.year === year)?.value;
      put(`${letter(year)}${40 + index}`, fieldId === undefined ? `Yr ${year}` : rate?.times(100).toNumber());
    }
  }
  return new Uint8Array(await book.xlsx.writeBuffer());
}

const longDate = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

const therms = (mmbtu: number | undefined): number | undefined => (mmbtu === undefined ? undefined : mmbtu * 10);

/** Letters of a column from 0 on. */
const letter = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letter(Math.floor(index / 26) - 1) + letter(index % 26);
