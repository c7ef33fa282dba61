import type { ReactElement } from "react";
import { useChange } from "../../../calls/use-call.js";
import { useApplicationArea } from "../../../components/application/application-area.js";
import { useApplicationStep } from "../../../components/application/use-application-step.js";
import { DialogFailure } from "../../../components/confirm-dialog.js";
import { Dialog } from "../../../components/dialog.js";
import { Form } from "../../../components/form/form.js";
import { FormDialogActions } from "../../../components/form/form-dialog-actions.js";
import { TextAreaField } from "../../../components/form/text-field.js";
import { useKeptForm } from "../../../components/form/use-kept-form.js";
import { useSchemaForm } from "../../../components/form/use-schema-form.js";
import { REVIEW_TEXTS as TEXTS } from "./review-texts.js";

/** Returns an application to the applicant with the requested changes. */
export function AskForChangesDialog(props: { readonly id: string; readonly onClose: () => void }): ReactElement {
  const { id, onClose } = props;
  const { calls } = useApplicationArea();
  const { left, refused } = useApplicationStep();
  const change = useChange(calls.return, [], { handlesErrors: true });
  const form = useSchemaForm<{ note: string }>(calls.return.body as Parameters<typeof useSchemaForm>[0], { note: "" });
  const kept = useKeptForm(form, `application-return/${id}`);
  return (
    <Dialog title={TEXTS.askTitle} onClose={onClose}>
      <p>{TEXTS.askText}</p>
      <Form
        form={form}
        kept={kept}
        onSubmit={(body) =>
          change.mutate(
            { params: { id }, body },
            {
              onSuccess: () => {
                kept.forget();
                left(TEXTS.returned);
              },
              onError: refused,
            },
          )
        }
      >
        <TextAreaField name="note" label={TEXTS.note} hint={TEXTS.noteHint} rows={6} isRequired />
        <DialogFailure error={change.error} />
        <FormDialogActions
          text={TEXTS.askForChanges}
          isWaiting={change.isPending}
          onClose={() => {
            kept.forget();
            onClose();
          }}
        />
      </Form>
    </Dialog>
  );
}
