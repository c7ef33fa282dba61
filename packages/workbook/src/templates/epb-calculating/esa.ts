import { AgreementType } from "@epb/engine";
import { figureColumn } from "../calculated-figures.js";
import { inputColumn, inputField } from "../input-fields.js";
import type { SheetDefinition } from "../manifest.js";

export const ESA: SheetDefinition = {
  name: "ESA",
  purpose: "Energy sales agreement (ESA): prices, production, and payments.",
  optional: { unless: { input: "financing.projectAgreementTypeID", value: AgreementType.ESA } },
  form: { label: 2, value: 5, valueSpan: 1 },
  blocks: [
    {
      kind: "form",
      id: "agreement",
      heading: "Agreement",
      fields: [
        inputField(
          "implementationESAPayments.year1ESAPrice",
          "Later years rise by the escalation rates of electric energy.",
        ),
        inputField("implementationESAPayments.guarPercentage", "Used for years without entered production."),
        inputField("implementationESAPayments.energyDegradation", "Yearly decrease of production."),
        inputField("implementationESAPayments.estFmv", "Value of the equipment when the agreement ends."),
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
        inputColumn(
          "performancePeriodESAPayments[].guarProduction",
          "Leave blank to calculate it from the measures under the ESA.",
          { width: 20 },
        ),
        inputColumn("performancePeriodESAPayments[].reserveAccount", "Part of the payment put in reserve.", {
          width: 18,
        }),
        figureColumn("esaPayments.years[year].esaPrice", { width: 14 }),
        figureColumn("esaPayments.years[year].guarProduction", { width: 20, key: "production" }),
        figureColumn("esaPayments.years[year].esaPayment", { width: 18, total: "esaPayments.totalEsaPayments" }),
      ],
    },
  ],
};
