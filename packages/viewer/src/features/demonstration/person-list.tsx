import type { DemonstrationPerson } from "@epb/contract";
import { type ReactElement, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useNotices } from "../../components/notices/notice-list.js";
import { useCurrentUser, useSession } from "../../session/session-context.js";
import { useSite } from "../../site/site-context.js";
import { DEMONSTRATION_TEXTS as TEXTS } from "../../texts/demonstration-texts.js";
import "./demonstration.scss";

interface PersonListProps {
  readonly onSignedIn?: () => void;
}

/** The people of a demonstration, each a button that signs the visitor in as this person. */
export function PersonList({ onSignedIn }: PersonListProps): ReactElement {
  const session = useSession();
  const user = useCurrentUser();
  const notices = useNotices();
  const navigate = useNavigate();
  const { demonstration = [] } = useSite();
  const [waitsFor, setWaitsFor] = useState<string>();
  const become = async ({ email }: DemonstrationPerson): Promise<void> => {
    setWaitsFor(email);
    try {
      if (user !== undefined) {
        // At once: the page of the person before must not meet the next person.
        await navigate("/home", { flushSync: true });
        // The page asks about unsaved changes first.
        if (globalThis.location.pathname !== "/home") return;
      }
      await session.signInAs(email);
      onSignedIn?.();
    } catch {
      notices.show(TEXTS.failed, { kind: "danger" });
    } finally {
      setWaitsFor(undefined);
    }
  };
  return (
    <ul className="people">
      {demonstration
        .filter(({ email }) => email !== user?.email)
        .map((each) => (
          <li key={each.email}>
            <button
              type="button"
              className="people__person"
              aria-busy={waitsFor === each.email}
              onClick={() => void become(each)}
            >
              <span className="people__name">
                {each.person}, {each.role}
              </span>
              <span className="people__work">{each.work}</span>
            </button>
          </li>
        ))}
    </ul>
  );
}
