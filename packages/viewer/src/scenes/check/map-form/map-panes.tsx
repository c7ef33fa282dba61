import type { SheetPlace } from "@epb/workbook/mapping";
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ChosenFile } from "../workbook-check/check-file.js";
import { EntryPane } from "./entry-pane.js";
import { MapActions } from "./map-actions.js";
import { MAP_TEXTS } from "./map-form-texts.js";
import { MapResults } from "./map-results.js";
import type { OpenForm } from "./reading/open-form.js";
import { cellMarks } from "./sheet/cell-marks.js";
import { SheetPane } from "./sheet/sheet-pane.js";
import type { MappingState } from "./state/mapping-changes.js";
import { partOfNewTable } from "./state/new-table.js";
import { useMapping } from "./use-mapping.js";

interface MapPanesProps {
  readonly file: ChosenFile;
  readonly opened: OpenForm;
  readonly first: MappingState;
  readonly onKeep: (state: MappingState) => void;
  readonly onUse: (profile: ChosenFile) => void;
}

/** The sheets of a form beside our inputs, and the figures below. */
export function MapPanes({ file, opened, first, onKeep, onUse }: MapPanesProps): ReactElement {
  const control = useMapping(opened, first, onKeep);
  const { state, change } = control;
  const { now } = state;
  const form = opened.inTemplate(now.about.template);
  const [chosen, setChoosing] = useState<string>();
  const [target, setTarget] = useState<{ readonly place: SheetPlace | undefined }>();
  const focusChoose = useFocusChoose();
  const latest = useRef(now);
  latest.current = now;
  const { newTable } = now;
  const part = chosen === undefined ? undefined : partOfNewTable(chosen);
  // The person can stop adding a table, or undo it, in the middle of a choice.
  const choosing = part !== undefined && newTable === undefined ? undefined : chosen;
  const marks = useMemo(() => cellMarks(now, form.columns, form.nameOf), [now, form]);
  const onShow = useCallback((place: SheetPlace) => setTarget({ place }), []);
  const onChoose = useCallback((key: string) => {
    const { inputs, newTable: draft } = latest.current;
    const own = partOfNewTable(key);
    setChoosing(key);
    setTarget({ place: own === undefined ? inputs[key]?.cell?.place : (draft?.[own] ?? draft?.header) });
  }, []);
  const end = (key: string): void => {
    setChoosing(undefined);
    focusChoose(key);
  };
  const nameOf = (key: string): string => (part === undefined ? form.nameOf(key) : MAP_TEXTS.newTableCells[part]);
  return (
    <>
      <MapActions file={file} form={form} control={control} onUse={onUse} />
      <div className="map-form__panes">
        <SheetPane
          sheets={form.sheets}
          marks={marks}
          choosing={choosing === undefined ? undefined : nameOf(choosing)}
          target={target}
          onChoose={(place) => {
            if (choosing === undefined) return;
            if (part === undefined) change({ kind: "cell", path: choosing, cell: form.chosen(choosing, place) });
            else if (newTable !== undefined) change({ kind: "newTable", draft: { ...newTable, [part]: place } });
            end(choosing);
          }}
          onCancel={() => choosing !== undefined && end(choosing)}
        />
        <EntryPane form={form} control={control} choosing={choosing} onChoose={onChoose} onShow={onShow} />
      </div>
      <MapResults file={file} control={control} />
    </>
  );
}

/** Focuses the button of an input after the next rendering: its row is where the person came from. */
function useFocusChoose(): (path: string) => void {
  const [wanted, setWanted] = useState<{ readonly path: string }>();
  useEffect(() => {
    if (wanted === undefined) return;
    const button = [...document.querySelectorAll<HTMLElement>("[data-choose]")].find(
      ({ dataset }) => dataset["choose"] === wanted.path,
    );
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest" });
  }, [wanted]);
  return useCallback((path) => setWanted({ path }), []);
}
