import { REMOVE_SECOND_FACTOR, SECOND_FACTOR } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import type * as z from "zod/mini";
import { isFailure } from "../../../api/api-failure.js";
import { useCall, useChange } from "../../../calls/use-call.js";
import { CallState } from "../../../components/call-state.js";
import { Card } from "../../../components/card.js";
import { Dialog } from "../../../components/dialog.js";
import { Form } from "../../../components/form/form.js";
import { FormFailure, putFailure } from "../../../components/form/form-failure.js";
import { PasswordField, TextField } from "../../../components/form/text-field.js";
import { useSchemaForm } from "../../../components/form/use-schema-form.js";
import { useNotices } from "../../../components/notices/notice-list.js";
import { useSession } from "../../../session/session-context.js";
import { useSite } from "../../../site/site-context.js";
import { DialogButtons } from "./dialog-buttons.js";
import { SECOND_FACTOR_TEXTS as TEXTS } from "./second-factor-texts.js";
import { SetUpDialog } from "./set-up-dialog.js";

/** Fewer recovery codes than these are few. */
const FEW_CODES = 3;

/** Status of the authenticator app, with buttons to set it up or remove it. */
export function SecondFactorCard(): ReactElement {
  const state = useCall(SECOND_FACTOR, {});
  const [open, setOpen] = useState<"setUp" | "remove">();
  const close = (): void => setOpen(undefined);
  return (
    <Card title={TEXTS.title}>
      <CallState query={state}>
        {({ isSetUp, recoveryCodesLeft }) => (
          <>
            <p>
              <span className={isSetUp ? "badge badge--success" : "badge"}>
                {isSetUp ? TEXTS.stateOn : TEXTS.stateOff}
              </span>
            </p>
            <p>{isSetUp ? TEXTS.on : TEXTS.off}</p>
            {isSetUp && <p>{TEXTS.codesLeft(recoveryCodesLeft)}</p>}
            {isSetUp && recoveryCodesLeft < FEW_CODES && <p>{TEXTS.fewCodes}</p>}
            <Button type="button" outline onClick={() => setOpen(isSetUp ? "remove" : "setUp")}>
              {isSetUp ? TEXTS.remove : TEXTS.setUp}
            </Button>
          </>
        )}
      </CallState>
      {open === "setUp" && <SetUpDialog onClose={close} />}
      {open === "remove" && <RemoveDialog onClose={close} />}
    </Card>
  );
}

interface Values {
  readonly password: string;
  readonly code: string;
}

/** Removes the app, with the password and a code. */
function RemoveDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const session = useSession();
  const notices = useNotices();
  const { supportEmail } = useSite();
  const form = useSchemaForm<Values>(REMOVE_SECOND_FACTOR.body as z.ZodMiniType<Values>, { password: "", code: "" });
  const { mutateAsync } = useChange(REMOVE_SECOND_FACTOR, [SECOND_FACTOR], { handlesErrors: true });
  const remove = async (body: Values): Promise<void> => {
    try {
      await mutateAsync({ body });
      notices.done(TEXTS.turnedOff);
      onClose();
      await session.refresh();
    } catch (error) {
      const isPassword = isFailure(error) && error.code === "password/wrong";
      putFailure(form, error, supportEmail, isPassword ? "password" : "code");
    }
  };
  return (
    <Dialog title={TEXTS.removeTitle} onClose={onClose}>
      <Form form={form} onSubmit={remove}>
        <p>{TEXTS.removeLead}</p>
        <PasswordField name="password" label={TEXTS.password} autoComplete="current-password" isRequired />
        <TextField name="code" label={TEXTS.removeCode} autoComplete="one-time-code" isRequired />
        <FormFailure />
        <DialogButtons text={TEXTS.remove} isWaiting={form.formState.isSubmitting} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
