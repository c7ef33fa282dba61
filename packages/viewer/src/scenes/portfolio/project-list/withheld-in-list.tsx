import type { ProjectListRow } from "@epb/contract";
import type { ReactElement } from "react";
import { entryAddress } from "../../../components/project/entry-address.js";
import { InputsNote } from "../../../components/withheld/withheld-note.js";
import { WITHHELD_TEXTS } from "../../../texts/withheld-texts.js";
import type { ListColumn } from "./list-columns.js";

interface WithheldInListProps {
  readonly rows: readonly ProjectListRow[];
  /** The columns that the list shows. */
  readonly columns: readonly ListColumn[];
}

/** Note about dashes in a list of projects; renders nothing if no total is withheld. */
export function WithheldInList({ rows, columns }: WithheldInListProps): ReactElement | null {
  const shown = new Set<string>(columns.map(({ id }) => id));
  const affected = rows.flatMap(({ id, name, withheld }) =>
    withheld?.figures.some((figure) => shown.has(figure)) ? [{ id, name, withheld }] : [],
  );
  if (affected.length === 0) return null;
  const inputs = affected.flatMap(({ id, name, withheld }) =>
    withheld.inputs.map(({ path, label }) => ({ path, label: `${name}: ${label}`, to: entryAddress(id, path) })),
  );
  const all = affected.reduce((count, { withheld }) => count + withheld.inputCount, 0);
  return <InputsNote lead={WITHHELD_TEXTS.ofDashes} inputs={inputs} further={all - inputs.length} />;
}
