import { DOLLARS } from "../input-value.js";
import type { SheetDefinition } from "../manifest.js";

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const SCHEDULE_5: SheetDefinition = {
  name: "Schedule 5",
  purpose: "Cancellation ceiling: the most the customer would owe if the contract were canceled in a month.",
  optional: {},
  freezesAt: { table: "cancellationCeiling", columns: 2 },
  blocks: [
    {
      kind: "table",
      id: "cancellationCeiling",
      heading: "Cancellation ceiling",
      intro: "Years and months are those of the performance period.",
      rows: { kind: "numbered", first: 1, last: 25 },
      items: { kind: "cells", list: "cancellationCeiling", rowKey: "year", columnKey: "month" },
      closing: "End of the table",
      columns: [
        { key: "year", label: "Year", width: 10, content: { kind: "rowNumber", member: "year" } },
        ...MONTHS.map((month) => ({
          key: `month.${month}`,
          label: `Month ${month}`,
          unit: "$",
          help: `The most the customer would owe if the contract ended in month ${month} of the year.`,
          width: 15,
          content: { kind: "cell", number: month, value: DOLLARS } as const,
        })),
      ],
    },
  ],
};
