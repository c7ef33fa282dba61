import type { ReactElement } from "react";
import { Card } from "../../components/card.js";
import { Page } from "../../components/page.js";
import { NewPasswordForm } from "../../features/passwords/new-password-form.js";
import { useUpdatePassword } from "../../features/passwords/use-update-password.js";
import { useSession } from "../../session/session-context.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";
import { LogOutButton } from "./log-out-button.js";

const TEXTS = SESSION_TEXTS.passwordUpdate;

/** A password that has to be changed before anything else. @spec P §4 "NeedsPasswordReset: /auth/password-update" */
export function PasswordUpdateScene(): ReactElement {
  const session = useSession();
  const update = useUpdatePassword();
  return (
    <Page
      title={TEXTS.title}
      lead={session.user?.hasTemporaryPassword ? TEXTS.temporary : TEXTS.required}
      width="narrow"
    >
      <Card>
        <NewPasswordForm
          texts={SESSION_TEXTS.newPassword}
          onSubmit={(pair) => update(pair).then(() => session.refresh())}
        />
      </Card>
      <LogOutButton text={SESSION_TEXTS.verify.signOut} />
    </Page>
  );
}
