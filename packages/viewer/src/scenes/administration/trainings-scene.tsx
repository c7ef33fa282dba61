import { LIST_TRAINING_DATES, REMOVE_TRAINING_DATE, TRAINING_TYPE_LABELS, type TrainingDate } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { ConfirmChange } from "../../components/confirm-change.js";
import { EmptyState } from "../../components/empty-state.js";
import { Page } from "../../components/page.js";
import { webinarDate } from "../../format/dates.js";
import { ADMINISTRATION_PARTS, TRAINING_TEXTS as TEXTS } from "../../texts/administration-texts.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { TrainingDialog } from "./training-dialog.js";

/** Webinars that are announced. @spec P §3 "Training date" */
export function TrainingsScene(): ReactElement {
  const query = useCall(LIST_TRAINING_DATES, {});
  const [isNew, setNew] = useState(false);
  const [changed, setChanged] = useState<TrainingDate>();
  const [removed, setRemoved] = useState<TrainingDate>();
  return (
    <Page
      title={ADMINISTRATION_PARTS.trainings}
      lead={TEXTS.lead}
      actions={
        <Button type="button" onClick={() => setNew(true)}>
          {TEXTS.announce}
        </Button>
      }
    >
      <CallState query={query}>
        {({ _items }) =>
          _items.length === 0 ? (
            <EmptyState title={TEXTS.none}>
              <p>{TEXTS.noneText}</p>
            </EmptyState>
          ) : (
            <ul className="plain-list plain-list--cards">
              {_items.map((date) => (
                <Training
                  key={date.id}
                  date={date}
                  onChange={() => setChanged(date)}
                  onRemove={() => setRemoved(date)}
                />
              ))}
            </ul>
          )
        }
      </CallState>
      {isNew && <TrainingDialog onClose={() => setNew(false)} />}
      {changed !== undefined && <TrainingDialog date={changed} onClose={() => setChanged(undefined)} />}
      {removed !== undefined && <RemoveTrainingDialog date={removed} onClose={() => setRemoved(undefined)} />}
    </Page>
  );
}

interface TrainingProps {
  readonly date: TrainingDate;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function Training({ date, onChange, onRemove }: TrainingProps): ReactElement {
  const { trainingType, startTime, endTime, url, content } = date;
  const name = `${TRAINING_TYPE_LABELS[trainingType]}, ${webinarDate(startTime)}`;
  return (
    <li className="card application-item">
      <div className="application-item__head">
        <h2 className="application-item__title">{webinarDate(startTime)}</h2>
        <span className="badge">{TRAINING_TYPE_LABELS[trainingType]}</span>
      </div>
      <p className="application-item__facts">
        {TEXTS.until} {webinarDate(endTime)}
      </p>
      <p className="kept-lines">{content === "" ? COMMON_TEXTS.notKnown : content}</p>
      <p className="administration__address">
        {url === "" ? (
          TEXTS.noUrl
        ) : (
          <a href={url} rel="noreferrer noopener" target="_blank">
            {url}
          </a>
        )}
      </p>
      <div className="row">
        <Button type="button" outline aria-label={TEXTS.changeOf(name)} onClick={onChange}>
          {TEXTS.change}
        </Button>
        <Button type="button" outline aria-label={TEXTS.removeOf(name)} onClick={onRemove}>
          {COMMON_TEXTS.remove}
        </Button>
      </div>
    </li>
  );
}

/** Asks before a webinar is taken off the list, and does it. */
function RemoveTrainingDialog(props: { readonly date: TrainingDate; readonly onClose: () => void }): ReactElement {
  const { date, onClose } = props;
  return (
    <ConfirmChange
      title={TEXTS.removeTitle}
      confirm={COMMON_TEXTS.remove}
      isDanger
      call={REMOVE_TRAINING_DATE}
      input={{ params: { id: date.id } }}
      changes={[LIST_TRAINING_DATES]}
      done={TEXTS.removed}
      onClose={onClose}
    >
      <p>
        <strong>{webinarDate(date.startTime)}</strong>
      </p>
      <p>{TEXTS.removeText}</p>
    </ConfirmChange>
  );
}
