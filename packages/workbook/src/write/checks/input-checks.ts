import type { Cell } from "../../formulas/index.js";
import { MEASURES } from "../../formulas/index.js";
import { areaIn, type CheckCase, type CheckedTemplate, type CheckLine, cellIn, whereMet } from "./check-line.js";
import { columnOfTable } from "./table-parts.js";

interface RequiredInput {
  /** At least one of these inputs is required. */
  readonly paths: readonly string[];
  readonly sentence: string;
}

const REQUIRED: readonly RequiredInput[] = [
  { paths: ["record.name"], sentence: "Enter the name of the project." },
  { paths: ["other.guarPctEstSav"], sentence: "Enter the guaranteed part of the savings, such as 95%." },
];

/** Without them a workbook calculates no payments. A template has those of its edition. */
const REQUIRED_TO_CALCULATE: readonly RequiredInput[] = [
  { paths: ["express.financing.plannedGuaranteeYears"], sentence: "Enter the years of the guarantee." },
  { paths: ["express.financing.financeTermYears"], sentence: "Enter the finance term in years." },
  {
    paths: ["financing.indexRate", "financing.addedPremium"],
    sentence: "Enter the index rate and the added premium; 0% is a rate.",
  },
  { paths: ["financing.paymentTimingYear"], sentence: "Choose how often debt service is paid." },
  {
    paths: ["financing.paymentTimingTypeID"],
    sentence: "Choose whether payments fall due at the beginning or the end of their period.",
  },
];

/** The full edition counts the loan and the performance period from them; the express edition only reports them. */
const REQUIRED_FOR_LOAN: readonly RequiredInput[] = [
  { paths: ["financing.awardDate"], sentence: "Enter the award date." },
  {
    paths: ["financing.implementationPeriodMonths"],
    sentence: "Enter the implementation period in whole months; 0 is a period.",
  },
];

/** Required inputs of figures that are missing. Supplied figures need no loan. */
export function missingInputs(template: CheckedTemplate): CheckLine {
  const { layout, manifest } = template;
  const isCalculated = manifest.figureCells === "calculated";
  const hasLoan = layout.inputAt("financing.implementationPeriodMonths") !== undefined;
  const required = [
    ...REQUIRED,
    ...(isCalculated ? REQUIRED_TO_CALCULATE : []),
    ...(isCalculated && hasLoan ? REQUIRED_FOR_LOAN : []),
  ].flatMap(({ paths, sentence }) => {
    const cells = paths.flatMap((path) => layout.inputAt(path)?.cell ?? []);
    const [cell] = cells;
    return cell === undefined ? [] : [blankCase(cell, cells, sentence)];
  });
  return {
    label: "Required inputs",
    whenMet: "They are entered.",
    cases: [...required, ...measureCases(template), ...(isCalculated ? yearCases(template) : [])],
  };
}

const blankCase = (cell: Cell, cells: readonly Cell[], sentence: string): CheckCase => ({
  position: whereMet(`AND(${cells.map((one) => `${cellIn(one)}=""`).join(",")})`),
  cell,
  sentence,
});

function measureCases({ layout }: CheckedTemplate): readonly CheckCase[] {
  const measures = layout.table(MEASURES);
  const numbers = measures && columnOfTable(measures, "ecmNumber");
  const costs = measures && columnOfTable(measures, "implementation.baseConstructionCost");
  if (numbers === undefined || costs === undefined) return [];
  const [number, cost] = [areaIn(numbers.area), areaIn(costs.area)];
  return [
    { position: whereMet(`COUNTA(${number},${cost})=0`), cell: numbers.first, sentence: "Enter the first measure." },
    {
      position: `IFERROR(MATCH(1,(${number}="")*(${cost}<>""),0),0)`,
      isArray: true,
      cell: numbers.first,
      sentence: "Enter the number of the measure.",
    },
    {
      position: `IFERROR(MATCH(1,(${number}<>"")*(${cost}=""),0),0)`,
      isArray: true,
      cell: costs.first,
      sentence: "Enter the base construction cost of the measure; 0 is a cost.",
    },
  ];
}

function yearCases({ layout }: CheckedTemplate): readonly CheckCase[] {
  const years = layout.tableOfList("performancePeriod");
  if (years === undefined) return [];
  const { sheet, firstRow, inputColumns } = years;
  const cells = inputColumns.map((column) => ({ sheet, row: firstRow, column }));
  const [cell] = cells;
  if (cell === undefined) return [];
  const areas = cells.map(cellIn).join(",");
  return [
    { position: whereMet(`COUNTA(${areas})=0`), cell, sentence: "Enter the expenses of year 1, zeros included." },
  ];
}
