import type { Cell, ProjectListRow, Table } from "@epb/contract";
import type { ListedFigure } from "@epb/engine";
import { isWithheld, WITHHELD } from "@epb/engine/report";

/** Totals of a project as texts of digits. */
type RowTotals = Pick<ProjectListRow, "withheld"> & { readonly [Figure in ListedFigure]?: string };

/** A total in a table of projects: digits, a dash if withheld, or null if unknown. */
export const totalCell = (item: RowTotals, total: ListedFigure): Cell =>
  item[total] ?? (item.withheld?.figures.includes(total) ? WITHHELD : null);

/** Names the inputs behind the dashes of a row, in tables of projects: files have no links. */
const CAUSES: Table["columns"][number] = {
  name: "withheldInputs",
  label: "Inputs that cannot be used",
  quantity: "text",
};

/** A project in a row of a table. */
type RowProject = Pick<ProjectListRow, "id" | "name" | "withheld">;

/** A table of projects with a column that names the inputs behind each dash, if there is a dash. */
export function withCauses(table: Table, projects: readonly RowProject[]): Table {
  const { columns, rows } = table;
  const causes = rows.map((row, index) => (row.some(isWithheld) ? projects[index] : undefined));
  if (causes.every((project) => project === undefined)) return table;
  return {
    ...table,
    columns: [...columns, CAUSES],
    rows: rows.map((row, index) => [...row, causeText(causes[index])]),
    withheldInputs: causes.flatMap((project) =>
      project === undefined ? [] : inputsOf(project).map(({ path, label }) => ({ projectId: project.id, path, label })),
    ),
  };
}

/** Inputs with the name of their project, as a table of several projects needs it. */
const inputsOf = ({ name, withheld }: RowProject): readonly { readonly path: string; readonly label: string }[] =>
  (withheld?.inputs ?? []).map(({ path, label }) => ({ path, label: `${name}: ${label}` }));

function causeText(project: RowProject | undefined): Cell {
  if (project?.withheld === undefined) return null;
  const { inputs, inputCount } = project.withheld;
  const more = inputCount - inputs.length;
  return [...inputs.map(({ label }) => label), ...(more > 0 ? [`${more} more`] : [])].join("; ");
}

/** The table for a file: its note names the inputs behind the dashes, unless a column does. */
export function withNamedInputs(table: Table): Table {
  const { withheldInputs = [], note, ...others } = table;
  if (withheldInputs.length === 0 || others.columns.some(({ name }) => name === CAUSES.name)) return table;
  const names = withheldInputs.map(({ label }) => label).join("; ");
  const cause = `Figures that depend on inputs that cannot be used are not shown: ${names}.`;
  return { ...others, note: note === undefined ? cause : `${note} ${cause}` };
}
