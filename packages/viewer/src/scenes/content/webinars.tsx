import { LIST_TRAINING_DATES, TRAINING_TYPE_LABELS, type TrainingDate, TrainingType } from "@epb/contract";
import type { ReactElement } from "react";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { EmptyState } from "../../components/empty-state.js";
import { webinarDate } from "../../format/dates.js";
import { HELP_TEXTS } from "./help-texts.js";

const { webinars: TEXTS } = HELP_TEXTS;

/**
 * Announced webinars by type of training.
 * @spec P §2 "upcoming webinar lists (by training type)"; P §7 "loaded at start, filtered by type"
 */
export function Webinars(): ReactElement {
  const dates = useCall(LIST_TRAINING_DATES, {});
  return (
    <CallState query={dates}>
      {({ _items }) =>
        _items.length === 0 ? (
          <EmptyState title={TEXTS.noneTitle}>{TEXTS.noneText}</EmptyState>
        ) : (
          <div className="columns">
            {Object.values(TrainingType).map((type) => (
              <WebinarsOfType
                key={type}
                title={TRAINING_TYPE_LABELS[type]}
                dates={_items.filter(({ trainingType }) => trainingType === type)}
              />
            ))}
          </div>
        )
      }
    </CallState>
  );
}

function WebinarsOfType(props: {
  readonly title: string;
  readonly dates: readonly TrainingDate[];
}): ReactElement | null {
  const { title, dates } = props;
  if (dates.length === 0) return null;
  return (
    <div className="card">
      <h3 className="card__title">{title}</h3>
      <ul className="plain-list plain-list--cards webinars">
        {dates.map(({ id, startTime, content, url }) => (
          <li key={id}>
            <time dateTime={startTime}>{webinarDate(startTime)}</time>
            {content !== "" && <p>{content}</p>}
            {url !== "" && (
              <a href={url} rel="noreferrer" aria-label={TEXTS.registerFor(title, webinarDate(startTime))}>
                {TEXTS.register}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
