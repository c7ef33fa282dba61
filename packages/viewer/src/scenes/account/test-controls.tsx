import { SET_USER_STATUS, SETTABLE_STATUSES, type SettableStatus } from "@epb/contract";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { useChange } from "../../calls/use-call.js";
import { Card } from "../../components/card.js";
import { SelectField } from "../../components/form/choice-fields.js";
import { Form } from "../../components/form/form.js";
import { SubmitButton } from "../../components/form/submit-button.js";
import { useSession } from "../../session/session-context.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";

const TEXTS = SESSION_TEXTS.account;

interface Values {
  readonly status: SettableStatus | undefined;
}

/**
 * Only on a test site: resets the status of the current user. The page then redirects to the required step.
 * @spec P §4 "these are test controls"
 */
export function TestControls(): ReactElement {
  const session = useSession();
  const form = useForm<Values, unknown, Values>({ defaultValues: { status: undefined } });
  const { mutateAsync } = useChange(SET_USER_STATUS);
  const set = async ({ status }: Values): Promise<void> => {
    if (status === undefined) return;
    // A notice above the page shows the failure.
    await mutateAsync({ body: { status } })
      .then(() => session.refresh())
      .catch(() => {});
  };
  const { isSubmitting } = form.formState;
  return (
    <Card title={TEXTS.testTitle}>
      <p>{TEXTS.testLead}</p>
      <Form form={form} onSubmit={set}>
        <SelectField
          name="status"
          label={TEXTS.testLabel}
          options={SETTABLE_STATUSES.map((id) => ({ id, name: TEXTS.statuses[id] ?? String(id) }))}
        />
        <div className="form__actions">
          <SubmitButton
            text={TEXTS.testButton}
            isWaiting={isSubmitting}
            isDisabled={form.watch("status") === undefined}
          />
        </div>
      </Form>
    </Card>
  );
}
