import type { Table, TableColumn } from "@epb/contract";
import type { CSSProperties, ReactElement } from "react";
import { headWidth } from "../../components/table/head-width.js";
import { SORTS, SortButton } from "../../components/table/header-cell.js";
import { isNumberColumn } from "../../format/figures.js";

/** Order of the rows of a table that people can sort. */
export interface TableSorting {
  /** Name of the column. */
  readonly column: string | undefined;
  readonly isDescending: boolean;
  readonly onSort: (column: string) => void;
}

interface ScheduleHeadProps extends Pick<Table, "columns" | "keyColumns"> {
  /** Only for tables without groups of columns. */
  readonly sorting?: TableSorting | undefined;
  /** Ids of the headings; absent if no columns have a common heading. */
  readonly ids: HeadingIds | undefined;
}

/** Heads of the columns, under the groups that neighbors share. */
export function ScheduleHead({ columns, keyColumns, ids, sorting }: ScheduleHeadProps): ReactElement {
  const groups = groupsOf(columns);
  if (ids === undefined) {
    return (
      <thead>
        <tr>
          {columns.map((column, index) => (
            <Head key={column.name} column={column} isText={index < keyColumns} sorting={sorting} />
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
              <Head
                key={column.name}
                column={column}
                isText={start + index < keyColumns}
                rows={2}
                id={ids.columns.get(column)}
              />
            ))
          ) : (
            <th
              key={members[0]?.name}
              id={ids.groups.get(members[0] as TableColumn)}
              scope="colgroup"
              colSpan={members.length}
              className="schedule__group"
            >
              {name}
            </th>
          ),
        )}
      </tr>
      <tr>
        {groups
          .filter(({ name }) => name !== undefined)
          .flatMap(({ members }) =>
            members.map((column) => (
              <Head
                key={column.name}
                column={column}
                isText={false}
                id={ids.columns.get(column)}
                headers={ids.groups.get(column)}
              />
            )),
          )}
      </tr>
    </thead>
  );
}

interface HeadProps {
  readonly column: TableColumn;
  readonly isText: boolean;
  readonly rows?: number;
  readonly id?: string | undefined;
  /** Id of the heading above. */
  readonly headers?: string | undefined;
  readonly sorting?: TableSorting | undefined;
}

function Head({ column, isText, rows, id, headers, sorting }: HeadProps): ReactElement {
  const { label, name } = column;
  const sorted = sorting?.column === name && (sorting.isDescending ? "desc" : "asc");
  const unit = column.unit === "$" ? undefined : column.unit;
  const words = unit === undefined ? label : `${label} ${unit}`;
  return (
    <th
      scope="col"
      id={id}
      headers={headers}
      rowSpan={rows}
      aria-sort={sorted === false ? undefined : SORTS[sorted]}
      className={!isText && isNumberColumn(column) ? "is-number" : undefined}
      style={{ "--letters": headWidth(words) } as CSSProperties}
    >
      {sorting === undefined ? (
        label
      ) : (
        <SortButton header={label} sorted={sorted} onSort={() => sorting.onSort(name)} />
      )}
      {unit !== undefined && <span className="schedule__unit"> {unit}</span>}
    </th>
  );
}

/** Ids of the headings of a table, so that its cells can name them. */
export interface HeadingIds {
  readonly columns: ReadonlyMap<TableColumn, string>;
  /** Ids of the common headings, by each column below them. */
  readonly groups: ReadonlyMap<TableColumn, string>;
}

/**
 * Ids of the headings of a table in which columns have a common heading: screen readers read both only to cells that name them.
 * @returns undefined if no columns have a common heading
 */
export function headingIds(table: string, columns: readonly TableColumn[]): HeadingIds | undefined {
  const groups = groupsOf(columns).filter(({ name }) => name !== undefined);
  if (groups.length === 0) return undefined;
  return {
    columns: new Map(columns.map((column, index) => [column, `${table}c${index}`])),
    groups: new Map(groups.flatMap(({ members, start }) => members.map((column) => [column, `${table}g${start}`]))),
  };
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
