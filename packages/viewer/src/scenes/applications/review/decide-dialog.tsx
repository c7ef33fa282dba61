import type { ApplicationDecision } from "@epb/contract";
import type { ReactElement } from "react";
import { useChange } from "../../../calls/use-call.js";
import { useApplicationArea } from "../../../components/application/application-area.js";
import { useApplicationStep } from "../../../components/application/use-application-step.js";
import { DialogFailure } from "../../../components/confirm-dialog.js";
import { Dialog } from "../../../components/dialog.js";
import { RadioField } from "../../../components/form/choice-fields.js";
import { Form } from "../../../components/form/form.js";
import { FormDialogActions } from "../../../components/form/form-dialog-actions.js";
import { TextAreaField } from "../../../components/form/text-field.js";
import { useKeptForm } from "../../../components/form/use-kept-form.js";
import { useSchemaForm } from "../../../components/form/use-schema-form.js";
import { REVIEW_TEXTS as TEXTS } from "./review-texts.js";

const DECISIONS = [
  { id: "accepted", name: TEXTS.accept },
  { id: "declined", name: TEXTS.decline },
] as const;

const BUTTONS = { accepted: TEXTS.acceptFinal, declined: TEXTS.declineFinal } as const;

/** Records the final decision on an application, with its reason. The label of the button names the decision. */
export function DecideDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactElement {
  const { calls } = useApplicationArea();
  const { taken, refused } = useApplicationStep();
  const change = useChange(calls.decide, [], { handlesErrors: true });
  const form = useSchemaForm<{ decision?: ApplicationDecision["decision"]; text: string }>(
    calls.decide.body as Parameters<typeof useSchemaForm>[0],
    { text: "" },
  );
  const kept = useKeptForm(form, `application-decision/${id}`);
  const close = (): void => {
    kept.forget();
    onClose();
  };
  const chosen = form.watch("decision");
  const send = ({ decision, text }: { readonly decision?: ApplicationDecision["decision"]; readonly text: string }) => {
    if (decision === undefined) return;
    change.mutate(
      { params: { id }, body: { decision, text } },
      {
        onSuccess: (application) => {
          close();
          taken(application, TEXTS.decided);
        },
        onError: refused,
      },
    );
  };
  return (
    <Dialog title={TEXTS.decideTitle} onClose={onClose}>
      <Form form={form} kept={kept} onSubmit={send}>
        <RadioField name="decision" label={TEXTS.decision} options={DECISIONS} isNumber={false} isRequired />
        <TextAreaField name="text" label={TEXTS.reason} hint={TEXTS.reasonHint} rows={6} isRequired />
        <p>
          <strong>{TEXTS.final}</strong>
        </p>
        <DialogFailure error={change.error} />
        <FormDialogActions
          text={chosen === "accepted" || chosen === "declined" ? BUTTONS[chosen] : TEXTS.decideNow}
          isWaiting={change.isPending}
          onClose={close}
        />
      </Form>
    </Dialog>
  );
}
