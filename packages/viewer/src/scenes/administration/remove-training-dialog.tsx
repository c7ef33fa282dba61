import { LIST_TRAINING_DATES, REMOVE_TRAINING_DATE, type TrainingDate } from "@epb/contract";
import type { ReactElement } from "react";
import { ConfirmChange } from "../../components/confirm-change.js";
import { webinarDate } from "../../format/dates.js";
import { TRAINING_TEXTS as TEXTS } from "../../texts/administration-texts.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";

/** Asks before a webinar is taken off the list, and does it. */
export function RemoveTrainingDialog(props: {
  readonly date: TrainingDate;
  readonly onClose: () => void;
}): ReactElement {
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
