import type { SheetPlace } from "@epb/workbook/mapping";
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ChosenFile } from "../workbook-check/check-file.js";
import { EntryPane } from "./entry-pane.js";
import { MapActions } from "./map-actions.js";
import { MapResults } from "./map-results.js";
import type { OpenForm } from "./reading/open-form.js";
import { cellMarks } from "./sheet/cell-marks.js";
import { SheetPane } from "./sheet/sheet-pane.js";
import type { MappingState } from "./state/mapping-changes.js";
import { useMapping } from "./use-mapping.js";

interface MapPanesProps {
  readonly file: ChosenFile;
  readonly form: OpenForm;
  readonly first: MappingState;
  readonly onKeep: (state: MappingState) => void;
  readonly onUse: (profile: ChosenFile) => void;
}

/** The sheets of a form beside our inputs, and the figures below. */
export function MapPanes({ file, form, first, onKeep, onUse }: MapPanesProps): ReactElement {
  const control = useMapping(form, first, onKeep);
  const { state, change } = control;
  const { now } = state;
  const [choosing, setChoosing] = useState<string>();
  const [target, setTarget] = useState<{ readonly place: SheetPlace | undefined }>();
  const focusChoose = useFocusChoose();
  const inputs = useRef(now.inputs);
  inputs.current = now.inputs;
  const marks = useMemo(() => cellMarks(now, form.columns, form.nameOf), [now, form]);
  const onShow = useCallback((place: SheetPlace) => setTarget({ place }), []);
  const onChoose = useCallback((path: string) => {
    setChoosing(path);
    setTarget({ place: inputs.current[path]?.cell?.place });
  }, []);
  const end = (path: string): void => {
    setChoosing(undefined);
    focusChoose(path);
  };
  return (
    <>
      <MapActions file={file} form={form} control={control} onUse={onUse} />
      <div className="map-form__panes">
        <SheetPane
          sheets={form.sheets}
          marks={marks}
          choosing={choosing === undefined ? undefined : form.nameOf(choosing)}
          target={target}
          onChoose={(place) => {
            if (choosing === undefined) return;
            change({ kind: "cell", path: choosing, cell: form.chosen(choosing, place) });
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
