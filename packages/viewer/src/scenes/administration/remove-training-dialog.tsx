import { LIST_TRAINING_DATES, REMOVE_TRAINING_DATE, type TrainingDate } from "@epb/contract";
import type { ReactElement } from "react";
import { useChange } from "../../api/use-call.js";
import { ConfirmDialog } from "../../components/confirm-dialog.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { webinarDate } from "../../format/dates.js";
import { TRAINING_TEXTS as TEXTS } from "../../texts/administration-texts.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";

/** Asks before a webinar is taken off the list, and does it. */
export function RemoveTrainingDialog(props: {
  readonly date: TrainingDate;
  readonly onClose: () => void;
}): ReactElement {
  const { date, onClose } = props;
  const notices = useNotices();
  const change = useChange(REMOVE_TRAINING_DATE, [LIST_TRAINING_DATES], { tells: true });
  return (
    <ConfirmDialog
      title={TEXTS.removeTitle}
      confirm={COMMON_TEXTS.remove}
      isDanger
      isWaiting={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        change.mutate(
          { params: { id: date.id } },
          {
            onSuccess: () => {
              onClose();
              notices.show(TEXTS.removed, { kind: "success", milliseconds: 4000 });
            },
          },
        )
      }
    >
      <p>
        <strong>{webinarDate(date.startTime)}</strong>
      </p>
      <p>{TEXTS.removeText}</p>
    </ConfirmDialog>
  );
}
