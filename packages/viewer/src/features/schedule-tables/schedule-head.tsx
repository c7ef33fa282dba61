import type { Table, TableColumn } from "@epb/contract";
import type { CSSProperties, ReactElement } from "react";
import { headWidth } from "../../components/table/head-width.js";
import { isNumberColumn } from "../../format/figures.js";

/** Heads of the columns, under the groups that neighbors share. */
export function ScheduleHead({ columns, keyColumns }: Pick<Table, "columns" | "keyColumns">): ReactElement {
  const groups = groupsOf(columns);
  const hasGroups = groups.some(({ name }) => name !== undefined);
  if (!hasGroups) {
    return (
      <thead>
        <tr>
          {columns.map((column, index) => (
            <Head key={column.name} column={column} isText={index < keyColumns} />
          ))}
        </tr>
      </thead>
    );
  }
  return (
    <thead>
      <tr>
        {groups.map(({ name, members, start }) =>
          name === undefined ? (
            members.map((column, index) => (
              <Head key={column.name} column={column} isText={start + index < keyColumns} rows={2} />
            ))
          ) : (
            <th key={members[0]?.name} scope="colgroup" colSpan={members.length} className="schedule__group">
              {name}
            </th>
          ),
        )}
      </tr>
      <tr>
        {groups
          .filter(({ name }) => name !== undefined)
          .flatMap(({ members }) => members.map((column) => <Head key={column.name} column={column} isText={false} />))}
      </tr>
    </thead>
  );
}

interface HeadProps {
  readonly column: TableColumn;
  readonly isText: boolean;
  readonly rows?: number;
}

function Head({ column, isText, rows }: HeadProps): ReactElement {
  const { label } = column;
  const unit = column.unit === "$" ? undefined : column.unit;
  const words = unit === undefined ? label : `${label} ${unit}`;
  return (
    <th
      scope="col"
      rowSpan={rows}
      className={!isText && isNumberColumn(column) ? "is-number" : undefined}
      style={{ "--letters": headWidth(words) } as CSSProperties}
    >
      {label}
      {unit !== undefined && <span className="schedule__unit"> {unit}</span>}
    </th>
  );
}

interface Group {
  readonly name: string | undefined;
  readonly members: TableColumn[];
  readonly start: number;
}

function groupsOf(columns: readonly TableColumn[]): readonly Group[] {
  const groups: Group[] = [];
  for (const [start, column] of columns.entries()) {
    const last = groups.at(-1);
    if (last !== undefined && last.name === column.group) last.members.push(column);
    else groups.push({ name: column.group, members: [column], start });
  }
  return groups;
}
