import { UserStatus, VERIFY_CODE } from "@epb/contract";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
import { AlertBox } from "../../components/alert-box.js";
import { Page } from "../../components/page.js";
import { Waiting } from "../../components/spinner.js";
import { failureText } from "../../errors/failure-text.js";
import { Onward } from "../../layout/onward.js";
import { LOGIN_URL } from "../../session/authentication-url.js";
import { useCurrentUser, useSession } from "../../session/session-context.js";
import { useSite } from "../../site/site-context.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";

const TEXTS = SESSION_TEXTS.verifyLink;

/**
 * A link with a verification code; before the sign-in it is stored for later.
 * @spec P §4 "or the stored /home/verify/{code} link"; P §2 "A /home/verify/{code} link may be stored"
 */
export function VerifyLinkScene(): ReactElement | null {
  const user = useCurrentUser();
  if (user === undefined) return <KeepForLater />;
  return user.statusId === UserStatus.NeedsVerify ? <VerifyWithLink /> : <Onward />;
}

function KeepForLater(): null {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    session.nextUrl.rememberVerification(pathname);
    void navigate(LOGIN_URL, { replace: true });
  }, [session, navigate, pathname]);
  return null;
}

function VerifyWithLink(): ReactElement {
  const session = useSession();
  const navigate = useNavigate();
  const { supportEmail } = useSite();
  const { code = "" } = useParams();
  const [failure, setFailure] = useState<unknown>();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    // One attempt for each link: a second attempt would fail as well.
    session.nextUrl.forgetVerification();
    session.api
      .call(VERIFY_CODE, { params: { code } })
      .then(() => session.refresh())
      // The account also needs the code of its app.
      .then(() => session.status === UserStatus.NeedsVerify && navigate("/auth/verify", { replace: true }))
      .catch(setFailure);
  }, [session, code, navigate]);
  return (
    <Page title={TEXTS.title} width="narrow">
      {failure === undefined ? (
        <Waiting text={TEXTS.working} />
      ) : (
        <>
          <AlertBox kind="danger" title={TEXTS.failed}>
            {failureText(failure, supportEmail)}
          </AlertBox>
          <p>
            <Link className="usa-button" to="/auth/verify">
              {TEXTS.enterCode}
            </Link>
          </p>
        </>
      )}
    </Page>
  );
}
