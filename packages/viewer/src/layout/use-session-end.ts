import { MESSAGES } from "@epb/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useNotices } from "../components/notices/notice-list.js";
import { useCurrentUser, useSession } from "../session/session-context.js";

/** @spec P §9 "session-timeout notice 5 seconds" */
const TIMEOUT_NOTICE_MILLISECONDS = 5000;

/**
 * What happens when the server has ended the session, and that nobody sees what was another's. @spec P §8 "Your session
 * has timed out"
 */
export function useSessionEnd(): void {
  const session = useSession();
  const notices = useNotices();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  const userId = useCurrentUser()?.id;
  useEffect(
    () =>
      session.onEnded(() => {
        notices.show(MESSAGES.sessionTimedOut, { milliseconds: TIMEOUT_NOTICE_MILLISECONDS });
        session.nextUrl.remember(pathname + search);
        void navigate("/login");
      }),
    [session, notices, navigate, pathname, search],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody else is logged in, or nobody is
  useEffect(() => () => queries.clear(), [userId, queries]);
}
