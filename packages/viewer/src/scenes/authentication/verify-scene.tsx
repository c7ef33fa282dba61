import { type ReactElement, useState } from "react";
import { Card } from "../../components/card.js";
import { Page } from "../../components/page.js";
import { useCurrentUser } from "../../session/session-context.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";
import { CodeForm } from "./code-form.js";
import { EmailCode } from "./email-code.js";
import { LogOutButton } from "./log-out-button.js";

const TEXTS = SESSION_TEXTS.verify;

/**
 * Verifies a new account with the code of a message, and every session of an account that has an authenticator app with one
 * of its codes.
 *
 * @spec P §4 "NeedsVerify: /auth/verify"; P §3 "multi-factor values (mfaUUID, mfaSuccess)"
 */
export function VerifyScene(): ReactElement | null {
  const user = useCurrentUser();
  // An account with an app and a changed address needs both codes: the server accepts no email code before it sent one.
  const [isByEmail, setByEmail] = useState(false);
  if (user === undefined) return null;
  const isByApp = user.mfaUUID !== undefined && !user.mfaSuccess && !isByEmail;
  return (
    <Page
      key={String(isByApp)}
      title={isByApp ? TEXTS.appTitle : TEXTS.title}
      {...(isByApp && { lead: TEXTS.appLead })}
      width="narrow"
    >
      <Card>
        {isByApp ? (
          <CodeForm hint={TEXTS.appHint} onVerified={() => {}} onExpired={() => setByEmail(true)} />
        ) : (
          <EmailCode user={user} onVerified={() => setByEmail(false)} />
        )}
      </Card>
      <LogOutButton text={TEXTS.signOut} />
    </Page>
  );
}
