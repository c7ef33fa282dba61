import type { ProjectGroup } from "@epb/contract";
import type { DataColumn } from "../../components/table/data-column.js";
import { GROUP_MEASURES, type GroupMeasureId, measureTitle } from "./group-measures.js";

/** Column widths in rem: all columns fit on a screen of 1280 pixels. */
const LABEL_WIDTH = 10;
const AMOUNT_WIDTH = 7.3;
const WIDTHS: { readonly [Id in GroupMeasureId]?: number } = { projects: 5, medianSimplePayback: 6 };

const measureColumn = <Group extends ProjectGroup>(measure: (typeof GROUP_MEASURES)[number]): DataColumn<Group> => ({
  id: measure.id,
  header: measureTitle(measure),
  kind: "number",
  width: WIDTHS[measure.id] ?? AMOUNT_WIDTH,
  value: (group) => group[measure.id],
  cell: (group) => measure.full(group),
});

/** Every figure of a group. @param headerOfGroups - What the groups are. */
export function groupColumns(headerOfGroups: string): readonly DataColumn<ProjectGroup>[] {
  return [
    { id: "label", header: headerOfGroups, width: LABEL_WIDTH, value: ({ label }) => label },
    ...measureColumns<ProjectGroup>(),
  ];
}

/** A column for each figure of a group. */
export const measureColumns = <Group extends ProjectGroup>(): readonly DataColumn<Group>[] =>
  GROUP_MEASURES.map((measure) => measureColumn<Group>(measure));
