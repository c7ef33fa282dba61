import { ITEMIZED_CATEGORIES, SAVINGS_CATEGORY_LABELS } from "@epb/engine";
import { SIGNED_PERCENT } from "../input-value.js";
import type { SheetDefinition } from "../manifest.js";

export const ESCALATION_RATES: SheetDefinition = {
  name: "Annual Escalation Rates",
  purpose: "By how much each kind of savings grows into a year from the year before.",
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
          help: `By how much the savings of this category grow from the year before: ${SAVINGS_CATEGORY_LABELS[category]}. They fall where the rate is negative.`,
          width: 15,
          content: { kind: "cell", number: category, value: SIGNED_PERCENT } as const,
        })),
      ],
    },
  ],
};
