import { type CurrentUser, REQUEST_VERIFICATION_CODE } from "@epb/contract";
import { type ReactElement, useEffect, useState } from "react";
import { useChange } from "../../calls/use-call.js";
import { AlertBox } from "../../components/alert-box.js";
import { Card } from "../../components/card.js";
import { Page } from "../../components/page.js";
import { SteadyButton } from "../../components/steady-button.js";
import { failureText } from "../../errors/failure-text.js";
import { useCurrentUser, useSession } from "../../session/session-context.js";
import { useSite } from "../../site/site-context.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";
import { CodeForm } from "./code-form.js";
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

interface EmailCodeProps {
  readonly user: CurrentUser;
  readonly onVerified: () => void;
}

/**
 * Form for the code of an email, which is sent when the page opens and again on request.
 * @spec P §7 "GET api/verification-code", "requests a new code"
 */
function EmailCode({ user, onVerified }: EmailCodeProps): ReactElement {
  const { sentCode } = useSession();
  const { supportEmail } = useSite();
  const first = useChange(REQUEST_VERIFICATION_CODE, [], { handlesErrors: true });
  const again = useChange(REQUEST_VERIFICATION_CODE, [], { handlesErrors: true });
  const { mutate } = first;
  useEffect(() => {
    if (sentCode.isFresh(user.id)) return;
    sentCode.note(user.id);
    mutate({}, { onError: () => sentCode.forget() });
  }, [sentCode, user.id, mutate]);
  const [codes, setCodes] = useState(1);
  const noteSent = (): void => {
    sentCode.note(user.id);
    setCodes((count) => count + 1);
  };
  const failure = again.error ?? first.error;
  return (
    <>
      <p role="status">{first.isPending ? TEXTS.sending : first.isError ? TEXTS.notSent : TEXTS.sent(user.email)}</p>
      <AlertBox kind="success">{again.isSuccess ? TEXTS.sentAgain : undefined}</AlertBox>
      <AlertBox kind="danger">{failure === null ? undefined : failureText(failure, supportEmail)}</AlertBox>
      <CodeForm hint={TEXTS.codeHint} onVerified={onVerified} codes={codes}>
        <SteadyButton
          type="button"
          outline
          disabled={again.isPending}
          onClick={() => again.mutate({}, { onSuccess: noteSent })}
        >
          {TEXTS.sendAgain}
        </SteadyButton>
      </CodeForm>
    </>
  );
}
