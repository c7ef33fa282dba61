import type { Mapping, ProfileConversion, SheetPlace, SuggestedWord } from "@epb/workbook/mapping";
import type { NewTable } from "./new-table.js";
import type { OtherColumn, OtherTemplates } from "./other-templates.js";

/** Everything that is decided and suggested about a form, as plain data that the page shows and changes. */
export interface FormMapping {
  readonly about: Pick<Mapping, "name" | "version" | "source" | "template" | "matches">;
  /** By the path of the input. */
  readonly inputs: Readonly<Record<string, InputEntry>>;
  readonly tables: readonly TableEntry[];
  /** The table that the person is adding, which is not part of the mapping yet. */
  readonly newTable: NewTable | undefined;
  readonly words: readonly WordEntry[];
  readonly otherTemplates: OtherTemplates;
}

/** Cell of an input, or the value of an input that the form does not state. */
export interface InputEntry {
  readonly cell: MappedCell | undefined;
  /** True for a suggestion that a person should look at. */
  readonly isQuestion: boolean;
  /** Blank without a value. */
  readonly fixed: string;
  readonly decidedBy: string;
}

export interface MappedCell {
  readonly place: SheetPlace;
  readonly label: string;
  readonly content: string;
  readonly conversion: ProfileConversion;
  readonly reason: string;
}

/** A table of the form with all of its columns. */
export interface TableEntry extends Omit<Mapping["tables"][number], "columns"> {
  readonly heading: string;
  readonly columns: readonly ColumnEntry[];
}

export interface ColumnEntry extends MappedCell {
  readonly group: string | undefined;
  /** Blank for a column without an input. */
  readonly to: string;
  readonly isQuestion: boolean;
  /** Input of the column in another template, which the chosen one does not have. */
  readonly other?: OtherColumn | undefined;
}

/** A word of the form; its choice is blank while it is open. */
export interface WordEntry extends Omit<SuggestedWord, "choice"> {
  readonly choice: string;
}

export const NO_ENTRY: InputEntry = { cell: undefined, isQuestion: false, fixed: "", decidedBy: "" };

/** Keys of the items of a list. A table with only keys has no inputs. */
const KEYS = /\[\]\.(?:year|ecmNumber|ecmDescription)$/;

/** The mapping with everything that is decided; open questions are not part of it. */
export function decidedMapping({ about, inputs, tables, words }: FormMapping): Mapping {
  const entries = Object.entries(inputs);
  const decided = tables.flatMap(({ heading: _, columns, ...table }): Mapping["tables"] => {
    const own = columns.filter(({ to, isQuestion }) => to !== "" && !isQuestion);
    if (own.every(({ to }) => KEYS.test(to))) return [];
    return [
      {
        ...table,
        columns: own.map(({ to, place, group, conversion }) => ({ to, header: place.address, group, ...conversion })),
      },
    ];
  });
  const used = new Set([
    ...entries.flatMap(([path, { cell }]) => (cell === undefined ? [] : [path])),
    ...decided.flatMap(({ columns }) => columns.map(({ to }) => to)),
  ]);
  const values = entries.flatMap(([to, { cell, isQuestion }]): Mapping["values"] =>
    cell === undefined || isQuestion ? [] : [{ to, place: cell.place, ...cell.conversion }],
  );
  const sheets = new Set([...values.map(({ place }) => place.sheet), ...decided.map(({ sheet }) => sheet)]);
  const { matches } = about;
  // A profile without conditions matches no other file.
  const isOpen = [matches.sheets, matches.labels, matches.names].every((list = []) => list.length === 0);
  return {
    ...about,
    matches: isOpen && sheets.size > 0 ? { sheets: [...sheets] } : matches,
    values,
    tables: decided,
    words: words.flatMap(({ to, word, choice }) => (choice === "" || !used.has(to) ? [] : [{ to, word, choice }])),
    constants: entries.flatMap(([to, { fixed, decidedBy }]) =>
      fixed.trim() === ""
        ? []
        : [{ to, value: fixed.trim(), ...(decidedBy.trim() !== "" && { decidedBy: decidedBy.trim() }) }],
    ),
  };
}
