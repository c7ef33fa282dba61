import { dependentsSentences, type Finding } from "@epb/workbook/diagnostics";
import type { ReactElement } from "react";
import { Icon } from "../../components/icon.js";
import { FINDING_TEXTS } from "../../texts/finding-texts.js";
import { placeOf, saidOf } from "./finding-words.js";

interface FindingItemProps {
  readonly finding: Finding;
  readonly index: number;
  /** True for the finding in the tab order. */
  readonly isCurrent: boolean;
  readonly onFocus: () => void;
}

const ICONS = { error: "octagon", warning: "triangle" } as const;

/** One finding: place, problem, and correction. */
export function FindingItem({ finding, index, isCurrent, onFocus }: FindingItemProps): ReactElement {
  const { severity, code, sheet, cell, field, found, expected, cause, message, advice } = finding;
  const place = sheet === undefined ? placeOf(finding) : cell;
  return (
    // The arrow keys go from one to the next.
    <li
      className={`check-finding check-finding--${severity}`}
      data-finding={index}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
    >
      <p className="check-finding__head">
        <strong className="check-finding__severity">
          <Icon kind={ICONS[severity]} /> {FINDING_TEXTS.severity[severity]}
        </strong>
        {place !== undefined && <span className="check-finding__place">{place}</span>}
        {field !== undefined && <span className="check-finding__field">{field}</span>}
        <span className="check-finding__code">{code}</span>
      </p>
      <p className="check-finding__message">{saidOf(finding)}</p>
      <dl className="check-finding__details">
        <Detail name={FINDING_TEXTS.found} text={found} />
        <Detail name={FINDING_TEXTS.expected} text={expected} />
        <Detail name={FINDING_TEXTS.cause} text={cause} />
        {dependentsSentences([finding]).map((sentence) => (
          <Detail key={sentence} name={FINDING_TEXTS.follows} text={sentence} />
        ))}
        <Detail name={FINDING_TEXTS.advice} text={message === "" ? undefined : advice} />
      </dl>
    </li>
  );
}

function Detail({ name, text }: { readonly name: string; readonly text: string | undefined }): ReactElement | null {
  if (text === undefined) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
