import { type ReactElement, useMemo } from "react";
import type { DataColumn } from "../../components/table/data-column.js";
import { DataTable } from "../../components/table/data-table.js";
import { type BenchmarkRow, QUANTITY_FORMATS, type QuantityId } from "./benchmark-rows.js";
import { STATISTICS_TEXTS } from "./statistics-texts.js";

interface BenchmarkTableProps {
  readonly caption: string;
  readonly rows: readonly BenchmarkRow[];
  readonly quantity: QuantityId;
  /** A project is compared with them. */
  readonly hasProject: boolean;
}

const rowId = ({ key }: BenchmarkRow): string => key;

/** The quartiles in figures. */
export function BenchmarkTable({ caption, rows, quantity, hasProject }: BenchmarkTableProps): ReactElement {
  const columns = useMemo(() => columnsOf(quantity, hasProject), [quantity, hasProject]);
  return <DataTable caption={caption} isCaptionHidden rows={rows} columns={columns} rowId={rowId} />;
}

function columnsOf(quantity: QuantityId, hasProject: boolean): readonly DataColumn<BenchmarkRow>[] {
  const { own, rounded } = QUANTITY_FORMATS[quantity];
  const amount = (
    id: string,
    header: string,
    value: (row: BenchmarkRow) => string | undefined,
    format = rounded,
  ): DataColumn<BenchmarkRow> => ({ id, header, kind: "number", value, cell: (row) => format(value(row)) });
  const yours: readonly DataColumn<BenchmarkRow>[] = [
    amount("yours", STATISTICS_TEXTS.yours, (row) => row.yours, own),
    { id: "standing", header: STATISTICS_TEXTS.standing, value: ({ standing }) => standing },
  ];
  return [
    { id: "label", header: STATISTICS_TEXTS.groupLabel, value: ({ label }) => label },
    {
      id: "projects",
      header: STATISTICS_TEXTS.measures.projects,
      kind: "number",
      value: ({ quartiles }) => quartiles.projects,
    },
    amount("lower", STATISTICS_TEXTS.lower, ({ quartiles }) => quartiles.lower),
    amount("median", STATISTICS_TEXTS.median, ({ quartiles }) => quartiles.median),
    amount("upper", STATISTICS_TEXTS.upper, ({ quartiles }) => quartiles.upper),
    ...(hasProject ? yours : []),
  ];
}
