import "./map-form.scss";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { Icon } from "../../../components/icon.js";
import { IconNote } from "../../../components/icon-note.js";
import { Waiting } from "../../../components/spinner.js";
import type { ChosenFile } from "../workbook-check/check-file.js";
import type { KeptMapping, KeptMappings } from "./kept-mappings.js";
import { MAP_TEXTS } from "./map-form-texts.js";
import { MapPanes } from "./map-panes.js";
import { openForm } from "./reading/open-form.js";
import { startOf } from "./state/mapping-changes.js";

interface MapFormProps {
  readonly file: ChosenFile;
  /** Mappings of this visit. */
  readonly kept: KeptMappings;
  readonly onBack: () => void;
  /** Receives a profile for this and other files of the same form. */
  readonly onUse: (profile: ChosenFile) => void;
}

/** The mapping of a workbook that is not made from a template: its sheets, our inputs, and the figures. */
export function MapForm({ file, kept, onBack, onUse }: MapFormProps): ReactElement {
  const opened = useOpenForm(file, kept);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="map-form">
      <button type="button" className="usa-button usa-button--unstyled map-form__back" onClick={onBack}>
        <Icon kind="left" /> {MAP_TEXTS.back}
      </button>
      <h2 className="focused map-form__title" tabIndex={-1} ref={heading}>
        {MAP_TEXTS.title(file.name)}
      </h2>
      {opened === undefined && <Waiting text={MAP_TEXTS.opening} />}
      {opened === "failed" && <IconNote kind="danger">{MAP_TEXTS.failed}</IconNote>}
      {opened !== undefined && opened !== "failed" && (
        <MapPanes
          file={file}
          opened={opened.form}
          first={opened.state}
          onKeep={(state) => kept.set(file, { form: opened.form, state })}
          onUse={onUse}
        />
      )}
    </article>
  );
}

/** The form as it was left, or newly read. */
function useOpenForm(file: ChosenFile, kept: KeptMappings): KeptMapping | "failed" | undefined {
  const [opened, setOpened] = useState<KeptMapping | "failed" | undefined>(() => kept.get(file));
  useEffect(() => {
    if (kept.has(file)) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    // After the waiting text is drawn: suggestions take a moment.
    const timer = setTimeout(async () => {
      const form = await openForm(file, signal).catch(() => undefined);
      if (!signal.aborted) setOpened(form === undefined ? "failed" : { form, state: startOf(form.suggested) });
    });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [file, kept]);
  return opened;
}
