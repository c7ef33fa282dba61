import type { ReactElement } from "react";
import { FILE_TEXTS } from "../../texts/file-texts.js";
import { Sign } from "../sign.js";
import { UploadProgress } from "./upload-progress.js";
import type { SentFile } from "./use-sending.js";

interface SendingListProps {
  readonly files: readonly SentFile[];
  /** How much of the file that is being sent has gone out, between 0 and 1. */
  readonly part: number;
}

const SIGNS = { sent: "check", refused: "octagon" } as const;

/** Files on their way, and what came of each. */
export function SendingList({ files, part }: SendingListProps): ReactElement {
  const current = files.find(({ state }) => state === "sending");
  const isDone = files.every(({ state }) => state === "sent" || state === "refused");
  const countOf = (wanted: SentFile["state"]): number => files.filter(({ state }) => state === wanted).length;
  return (
    <div className="sending">
      {current !== undefined && <UploadProgress fileName={current.name} part={part} />}
      <p className="sending__summary" role="status">
        {isDone && files.length > 0 && FILE_TEXTS.summary(countOf("sent"), countOf("refused"))}
      </p>
      {files.length > 0 && (
        <ul className="sending__list" aria-label={FILE_TEXTS.results}>
          {files.map(({ id, name, state, why }) => (
            <li key={id} className={`sending__file sending__file--${state}`}>
              {(state === "sent" || state === "refused") && <Sign kind={SIGNS[state]} />}
              <span className="sending__name">{name}</span>
              <span className="sending__result">{resultOf(state, why)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

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
    default:
      return state satisfies never;
  }
}
