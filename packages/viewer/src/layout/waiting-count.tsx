import type { CurrentUser } from "@epb/contract";
import type { ReactElement } from "react";
import { useWaiting } from "../features/waiting/use-waiting.js";
import { useCurrentUser } from "../session/session-context.js";
import { useSite } from "../site/site-context.js";
import { LAYOUT_TEXTS } from "./layout-texts.js";

/** Number of things that wait for the reader, in the navigation bar. Nothing if the number is 0 or not known. */
export function WaitingCount(): ReactElement | null {
  const user = useCurrentUser();
  return user === undefined ? null : <CountOf user={user} />;
}

function CountOf({ user }: { readonly user: CurrentUser }): ReactElement | null {
  const { isTestSite } = useSite();
  const { count = 0 } = useWaiting(user, isTestSite, false);
  return count === 0 ? null : (
    <span className="bar__count">
      {count}
      <span className="visually-hidden"> {LAYOUT_TEXTS.waitingForYou}</span>
    </span>
  );
}
