import { type ProjectWork, SIZE_CLASS_LABELS } from "@epb/contract";
import type { ReactElement } from "react";
import { Card } from "../../components/card.js";
import type { DataColumn } from "../../components/table/data-column.js";
import { DataTable } from "../../components/table/data-table.js";
import { cents, decimalNumber, dollars } from "../../format/numbers.js";
import { STATISTICS_TEXTS } from "./statistics-texts.js";

interface ProjectWorksProps {
  readonly name: string;
  readonly works: readonly ProjectWork[];
}

const COLUMNS: readonly DataColumn<ProjectWork>[] = [
  { id: "technology", header: STATISTICS_TEXTS.workTechnology, value: ({ technology }) => technology },
  { id: "measures", header: STATISTICS_TEXTS.workMeasures, value: measuresOf },
  { id: "size", header: STATISTICS_TEXTS.size, value: ({ sizeClass }) => SIZE_CLASS_LABELS[sizeClass] },
  {
    id: "price",
    header: STATISTICS_TEXTS.workPrice,
    kind: "number",
    value: ({ price }) => price,
    cell: ({ price }) => dollars(price),
  },
  {
    id: "pricePerMmbtu",
    header: STATISTICS_TEXTS.workPerMmbtu,
    kind: "number",
    value: ({ pricePerMmbtu }) => pricePerMmbtu,
    cell: ({ pricePerMmbtu }) => cents(pricePerMmbtu),
  },
  {
    id: "simplePayback",
    header: STATISTICS_TEXTS.workPayback,
    kind: "number",
    value: ({ simplePayback }) => simplePayback,
    cell: ({ simplePayback }) => decimalNumber(simplePayback, 1),
  },
];

const rowId = ({ technologyTypeId }: ProjectWork): string => String(technologyTypeId);

/** Work of the selected project: the sum of its measures by technology, as in the benchmarks. */
export function ProjectWorks({ name, works }: ProjectWorksProps): ReactElement {
  const title = STATISTICS_TEXTS.workTitle(name);
  return (
    <Card title={title}>
      {works.length === 0 ? (
        <p className="statistics__note">{STATISTICS_TEXTS.projectWithoutWork}</p>
      ) : (
        <DataTable
          caption={STATISTICS_TEXTS.tableOf(title)}
          isCaptionHidden
          rows={works}
          columns={COLUMNS}
          rowId={rowId}
        />
      )}
    </Card>
  );
}

/** `ECM 1 High-efficiency lamps, ECM 2` */
function measuresOf({ measures }: ProjectWork): string {
  return measures
    .map(({ ecmNumber, ecmDescription = "" }) =>
      [ecmNumber === undefined ? "" : STATISTICS_TEXTS.measureNumber(ecmNumber), ecmDescription].join(" ").trim(),
    )
    .join(", ");
}
