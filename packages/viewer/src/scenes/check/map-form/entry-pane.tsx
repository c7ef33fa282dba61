import type { SheetPlace } from "@epb/workbook/mapping";
import { type ReactElement, useCallback, useMemo, useRef, useState } from "react";
import { MAP_TEXTS } from "./map-form-texts.js";
import type { OpenForm } from "./reading/open-form.js";
import { InputSections } from "./rows/input-sections.js";
import { TableSections } from "./rows/table-sections.js";
import { WordSection } from "./rows/word-section.js";
import type { ColumnAt, MappingChange } from "./state/mapping-changes.js";
import { openCounts, wordsInUse } from "./state/open-questions.js";
import type { MappingControl } from "./use-mapping.js";

interface EntryPaneProps {
  readonly form: OpenForm;
  readonly control: MappingControl;
  /** Input, or part of a new table, whose cell is being chosen. */
  readonly choosing: string | undefined;
  readonly onChoose: (key: string) => void;
  readonly onShow: (place: SheetPlace) => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Our inputs, the tables of the form, and its words. */
export function EntryPane({ form, control, choosing, onChoose, onShow }: EntryPaneProps): ReactElement {
  const { state, result, isCalculating, change } = control;
  const { now } = state;
  const [isOnlyOpen, setOnlyOpen] = useState(false);
  const [touched, setTouched] = useState(NOTHING);
  const tables = useRef(now.tables);
  tables.current = now.tables;
  const onChange = useCallback(
    (one: MappingChange) => {
      setTouched((before) => withTouched(before, one, tables.current.length));
      change(one);
    },
    [change],
  );
  const warningOf = (path: string, cell: string | undefined): string | undefined => {
    if (result === undefined || isCalculating || cell === undefined || path.endsWith("[].year")) return undefined;
    const found = result.found.get(path);
    if (found === cell) return undefined;
    return found === undefined ? MAP_TEXTS.notFound : MAP_TEXTS.elsewhere(found);
  };
  const choicesOf = useMemo(() => {
    const choices = new Map([...form.fields, ...form.columns].map((one) => [one.path, one.choices ?? []] as const));
    return (path: string) => choices.get(path) ?? [];
  }, [form]);
  const conversionOf = useCallback(
    (at: ColumnAt, to: string) => {
      const table = tables.current[at.table];
      const column = table?.columns[at.column];
      return table === undefined || column === undefined ? {} : form.conversionOf(table, column, to);
    },
    [form],
  );
  const { questions, missing } = openCounts(now, form.fields);
  return (
    <section className="entry-pane" aria-labelledby="map-inputs">
      <div className="entry-pane__head">
        <h3 id="map-inputs">{MAP_TEXTS.inputsTitle}</h3>
        <label className="entry-pane__filter">
          <input
            type="checkbox"
            checked={isOnlyOpen}
            onChange={({ target }) => {
              setOnlyOpen(target.checked);
              setTouched(NOTHING);
            }}
          />{" "}
          {MAP_TEXTS.onlyOpen}
        </label>
      </div>
      {isOnlyOpen && questions + missing === 0 && <p>{MAP_TEXTS.noOpen}</p>}
      <InputSections
        mapping={now}
        fields={form.fields}
        nameOf={form.nameOf}
        isOnlyOpen={isOnlyOpen}
        touched={touched}
        choosing={choosing}
        warningOf={(path) => {
          const entry = now.inputs[path];
          if (entry?.cell === undefined || entry.isQuestion) return undefined;
          const { sheet, address } = entry.cell.place;
          return warningOf(path, `${sheet}!${address}`);
        }}
        onChoose={onChoose}
        onShow={onShow}
        onChange={onChange}
      />
      <TableSections
        mapping={now}
        form={form}
        isOnlyOpen={isOnlyOpen}
        touched={touched}
        choosing={choosing}
        warningOf={warningOf}
        conversionOf={conversionOf}
        onChoose={onChoose}
        onShow={onShow}
        onChange={onChange}
      />
      <WordSection
        words={wordsInUse(now)}
        isOnlyOpen={isOnlyOpen}
        touched={touched}
        nameOf={form.nameOf}
        choicesOf={choicesOf}
        onShow={onShow}
        onChange={onChange}
      />
    </section>
  );
}

/** The changed rows, with that of a change. A removed table changes the positions of the others. */
function withTouched(before: ReadonlySet<string>, change: MappingChange, tableCount: number): ReadonlySet<string> {
  if (change.kind === "removeTable") return new Set([...before].filter((key) => !/^\d/.test(key)));
  return new Set([...before, keyOf(change, tableCount)]);
}

/** The row of a change. */
function keyOf(change: MappingChange, tableCount: number): string {
  if ("path" in change) return change.path;
  if (change.kind === "addTable") return `${tableCount}`;
  if (change.kind === "newTable" || change.kind === "template") return change.kind;
  if ("at" in change) return `${change.at.table} ${change.at.column}`;
  return "word" in change ? `${change.to} ${change.word}` : `${change.table}`;
}
