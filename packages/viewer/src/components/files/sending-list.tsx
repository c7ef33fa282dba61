import { memo, type NamedExoticComponent, type ReactElement, useRef } from "react";
import { FILE_TEXTS } from "../../texts/file-texts.js";
import { Icon } from "../icon.js";
import { SteadyButton } from "../steady-button.js";
import { TemporaryFocus } from "../temporary-focus.js";
import { LongList } from "./long-list.js";
import { UploadProgress } from "./upload-progress.js";
import type { Sending, SentFile } from "./use-sending.js";

interface SendingListProps {
  readonly sending: Pick<Sending, "files" | "stop">;
  /** Uploaded part of the current file, between 0 and 1. */
  readonly part: number;
}

const ICONS = { sent: "check", refused: "octagon", left: "slash" } as const;

/** Uploads with the result of each. */
export function SendingList({ sending: { files, stop }, part }: SendingListProps): ReactElement {
  const summary = useRef<HTMLParagraphElement>(null);
  const countOf = (wanted: SentFile["state"]): number => files.filter(({ state }) => state === wanted).length;
  // Between two files none is on its way.
  const current = files.find(({ state }) => state === "sending") ?? files.find(({ state }) => state === "waiting");
  const left = countOf("left");
  return (
    <div className="sending">
      {current !== undefined && (
        <TemporaryFocus goesOnAt={() => summary.current}>
          <UploadProgress fileName={current.name} part={part} />
          {files.length > 1 && (
            <SteadyButton type="button" outline disabled={countOf("waiting") === 0} onClick={stop}>
              {FILE_TEXTS.stop}
            </SteadyButton>
          )}
        </TemporaryFocus>
      )}
      <p className="focused sending__summary" role="status" tabIndex={-1} ref={summary}>
        {current === undefined && files.length > 0 && FILE_TEXTS.summary(countOf("sent"), countOf("refused"), left)}
        {current !== undefined && left > 0 && FILE_TEXTS.stopping(current.name)}
      </p>
      {files.length > 0 && (
        <LongList label={FILE_TEXTS.results} count={files.length} className="sending__list">
          {files.map((file) => (
            <SentLine key={file.id} file={file} />
          ))}
        </LongList>
      )}
    </div>
  );
}

/** Rerenders when its own file changes, not on progress of another file. */
const SentLine: NamedExoticComponent<{ readonly file: SentFile }> = memo(function SentLine({
  file: { name, state, why },
}: {
  readonly file: SentFile;
}): ReactElement {
  return (
    <li className={`sending__file sending__file--${state}`}>
      {state !== "waiting" && state !== "sending" && <Icon kind={ICONS[state]} />}
      <span className="sending__name">{name}</span>
      <span className="sending__result">{resultOf(state, why)}</span>
    </li>
  );
});

function resultOf(state: SentFile["state"], why = ""): string {
  switch (state) {
    case "waiting":
      return FILE_TEXTS.waiting;
    case "sending":
      return FILE_TEXTS.onItsWay;
    case "sent":
      return FILE_TEXTS.sent;
    case "refused":
      return why;
    case "left":
      return FILE_TEXTS.notSent;
    default:
      return state satisfies never;
  }
}
