import { type ReactElement, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { authenticationUrl } from "../session/authentication-url.js";
import { useCurrentUser, useSession } from "../session/session-context.js";

/**
 * Redirects to the next required step until the status is Ok, and then to the requested page.
 *
 * @spec P §2 "When the user is authenticated"; P §4 "Post-login routing, in this order"
 */
export function Onward(): ReactElement | null {
  const session = useSession();
  const status = useCurrentUser()?.statusId ?? session.status;
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  useEffect(() => {
    // The requested URL can be taken only once, but React renders twice during development.
    if (isLeaving.current) return;
    isLeaving.current = true;
    const url = authenticationUrl(status, session.nextUrl.verification) ?? session.nextUrl.take();
    void navigate(url, { replace: true });
  }, [session, status, navigate]);
  return null;
}
