import { figureColumn } from "../calculated-figures.js";
import { DOLLARS, DOLLARS_PER_KWH, PERCENT, QUANTITY } from "../input-value.js";
import type { SheetDefinition } from "../manifest.js";

export const ESA: SheetDefinition = {
  name: "ESA",
  purpose: "Energy sales agreement (ESA): prices, production and payments.",
  form: { label: 2, value: 5, valueSpan: 1 },
  blocks: [
    {
      kind: "form",
      heading: "Agreement",
      fields: [
        {
          kind: "input",
          path: "implementationESAPayments.year1ESAPrice",
          label: "ESA price of year 1",
          unit: "$ per kWh",
          help: "Later years rise by the escalation rates of electric energy.",
          value: DOLLARS_PER_KWH,
        },
        {
          kind: "input",
          path: "implementationESAPayments.guarPercentage",
          label: "Guaranteed part of the estimated production",
          help: "Used in the years for which no production is entered.",
          value: PERCENT,
        },
        {
          kind: "input",
          path: "implementationESAPayments.energyDegradation",
          label: "Loss of production",
          unit: "a year",
          help: "By how much the production falls from year to year.",
          value: PERCENT,
        },
        {
          kind: "input",
          path: "implementationESAPayments.estFmv",
          label: "Estimated fair market value at the end",
          unit: "$",
          help: "Value of the equipment when the agreement ends.",
          value: DOLLARS,
        },
      ],
    },
    {
      kind: "table",
      id: "esaYears",
      heading: "ESA payments",
      rows: { kind: "numbered", first: 1, last: 20 },
      items: { kind: "rows", list: "performancePeriodESAPayments", key: "year" },
      figures: { list: "esaPayments.years", key: "year" },
      closing: "Total",
      columns: [
        { key: "year", label: "Year", width: 10, content: { kind: "rowNumber", member: "year" } },
        {
          key: "guarProduction",
          label: "Guaranteed production, entered",
          unit: "kWh",
          help: "Leave blank to have it computed from the measures under the ESA.",
          width: 20,
          content: { kind: "input", member: "guarProduction", value: QUANTITY },
        },
        {
          key: "reserveAccount",
          label: "Reserve account",
          unit: "$",
          help: "Part of the payment that is put in reserve.",
          width: 18,
          content: { kind: "input", member: "reserveAccount", value: DOLLARS },
        },
        figureColumn("esaPayments.years[year].esaPrice", { width: 14 }),
        figureColumn("esaPayments.years[year].guarProduction", { width: 20, key: "production" }),
        figureColumn("esaPayments.years[year].esaPayment", { width: 18, total: "esaPayments.totalEsaPayments" }),
      ],
    },
  ],
};
