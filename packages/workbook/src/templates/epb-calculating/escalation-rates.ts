import { ITEMIZED_CATEGORIES, SAVINGS_CATEGORY_LABELS } from "@epb/engine";
import { SIGNED_PERCENT } from "../input-value.js";
import type { SheetDefinition } from "../manifest.js";

export const ESCALATION_RATES: SheetDefinition = {
  name: "Annual Escalation Rates",
  purpose: "Growth of each type of savings over the previous year.",
  freezesAt: { table: "escalationRates", columns: 2 },
  blocks: [
    {
      kind: "table",
      id: "escalationRates",
      heading: "Annual escalation rates",
      intro: "Year 1 is the year of the first-year savings and has no rate. A blank rate counts as 0%.",
      rows: { kind: "numbered", first: 2, last: 40 },
      items: { kind: "cells", list: "escalationRates", rowKey: "year", columnKey: "fieldId" },
      closing: "End of the table",
      columns: [
        { key: "year", label: "Year", width: 10, content: { kind: "rowNumber", member: "year" } },
        ...ITEMIZED_CATEGORIES.map((category) => ({
          key: `category.${category}`,
          label: SAVINGS_CATEGORY_LABELS[category],
          unit: "a year",
          help: `Growth of the savings of this category over the previous year: ${SAVINGS_CATEGORY_LABELS[category]}. A negative rate means a decrease.`,
          width: 15,
          content: { kind: "cell", number: category, value: SIGNED_PERCENT } as const,
        })),
      ],
    },
  ],
};
