import { FIRST_PASSWORD_QUERY, MESSAGES, RESET_PASSWORD } from "@epb/contract";
import type { ReactElement } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { useChange } from "../../calls/use-call.js";
import { Card } from "../../components/card.js";
import { Page } from "../../components/page.js";
import { NewPasswordForm } from "../../features/passwords/new-password-form.js";
import { useSession } from "../../session/session-context.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";
import { FormResult } from "./form-result.js";

const TEXTS = SESSION_TEXTS.resetPassword;

/** Chooses a password with the link of a message. @spec P §2 "New password and confirm password fields" */
export function ResetPasswordScene(): ReactElement {
  const { uuid = "", token = "" } = useParams();
  const isFirst = useSearchParams()[0].has(FIRST_PASSWORD_QUERY);
  const { mutateAsync, isSuccess } = useChange(RESET_PASSWORD, [], { handlesErrors: true });
  const { devices } = useSession();
  return (
    <Page title={TEXTS.title} lead={isSuccess ? undefined : isFirst ? TEXTS.firstLead : TEXTS.lead} width="narrow">
      <Card>
        {isSuccess ? (
          <FormResult text={isFirst ? TEXTS.firstIsSet : MESSAGES.passwordReset} />
        ) : (
          <NewPasswordForm
            texts={SESSION_TEXTS.newPassword}
            onSubmit={async (body) => devices.keep(await mutateAsync({ params: { uuid, token }, body }))}
          >
            <Link className="usa-button usa-button--outline" to="/home">
              {SESSION_TEXTS.backToLogin}
            </Link>
          </NewPasswordForm>
        )}
      </Card>
    </Page>
  );
}
