import {
  CHANGE_TRAINING_DATE,
  CREATE_TRAINING_DATE,
  LIST_TRAINING_DATES,
  TRAINING_TYPE_LABELS,
  type TrainingDate,
} from "@epb/contract";
import { type ReactElement, useState } from "react";
import { useChange } from "../../calls/use-call.js";
import { Dialog } from "../../components/dialog.js";
import { SelectField } from "../../components/form/choice-fields.js";
import { Form } from "../../components/form/form.js";
import { FormDialogActions } from "../../components/form/form-dialog-actions.js";
import { FormFailure, putFailure } from "../../components/form/form-failure.js";
import { TextAreaField, TextField } from "../../components/form/text-field.js";
import { useKeptForm } from "../../components/form/use-kept-form.js";
import { useSchemaForm } from "../../components/form/use-schema-form.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { useSite } from "../../site/site-context.js";
import { TRAINING_TEXTS as TEXTS } from "../../texts/administration-texts.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { TRAINING_SCHEMA, type TrainingValues, timeZoneName, trainingOf, trainingValues } from "./training-values.js";

const TYPES = Object.entries(TRAINING_TYPE_LABELS).map(([id, name]) => ({ id: Number(id), name }));

interface TrainingDialogProps {
  /** A new one without it. */
  readonly date?: TrainingDate;
  readonly onClose: () => void;
}

/** Announces a webinar, or changes its announcement. */
export function TrainingDialog({ date, onClose }: TrainingDialogProps): ReactElement {
  const { supportEmail } = useSite();
  const notices = useNotices();
  const create = useChange(CREATE_TRAINING_DATE, [LIST_TRAINING_DATES], { handlesErrors: true });
  const change = useChange(CHANGE_TRAINING_DATE, [LIST_TRAINING_DATES], { handlesErrors: true });
  const form = useSchemaForm<TrainingValues>(TRAINING_SCHEMA, trainingValues(date));
  const kept = useKeptForm(form, `training/${date?.id ?? "new"}`);
  const close = (): void => {
    kept.forget();
    onClose();
  };
  const [zone] = useState(() => TEXTS.zone(timeZoneName(new Date())));
  const options = {
    onSuccess: () => {
      close();
      notices.done(date === undefined ? TEXTS.announced : TEXTS.changed);
    },
    onError: (error: unknown) => putFailure(form, error, supportEmail),
  };
  const save = (values: TrainingValues): void => {
    const body = trainingOf(values);
    if (date === undefined) create.mutate({ body }, options);
    else change.mutate({ params: { id: date.id }, body }, options);
  };
  return (
    <Dialog title={date === undefined ? TEXTS.newTitle : TEXTS.changeTitle} isWide onClose={onClose}>
      <Form form={form} kept={kept} onSubmit={save}>
        <SelectField name="trainingType" label={TEXTS.type} options={TYPES} isRequired />
        <p className="usa-hint">{zone}</p>
        <div className="form__row">
          <TextField name="startTime" label={TEXTS.start} type="datetime-local" isRequired />
          <TextField name="endTime" label={TEXTS.end} type="datetime-local" isRequired />
        </div>
        <TextField name="url" label={TEXTS.url} hint={TEXTS.urlHint} type="url" />
        <TextAreaField name="content" label={TEXTS.content} rows={4} />
        <FormFailure />
        <FormDialogActions
          text={date === undefined ? TEXTS.announce : COMMON_TEXTS.save}
          isWaiting={create.isPending || change.isPending}
          onClose={close}
        />
      </Form>
    </Dialog>
  );
}
