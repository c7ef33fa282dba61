import { type ReactElement, Suspense, useState } from "react";
import { latePart } from "../components/late-part.js";
import { LoadFailureNotice } from "../components/load-failure-notice.js";
import { useCurrentUser } from "../session/session-context.js";
import { useSite } from "../site/site-context.js";
import { DEMONSTRATION_TEXTS as TEXTS } from "../texts/demonstration-texts.js";

// Loaded when the visitor switches: dialogs are not part of the initial load.
const SwitchRoleDialog = latePart(
  async () => (await import("../features/demonstration/switch-role-dialog.js")).SwitchRoleDialog,
  LoadFailureNotice,
);

/** Line above every page of a demonstration site, with the person whom the visitor is. */
export function DemonstrationBar(): ReactElement | null {
  const user = useCurrentUser();
  const { demonstration } = useSite();
  const [isSwitching, setSwitching] = useState(false);
  if (demonstration === undefined || user === undefined) return null;
  const known = demonstration.find(({ email }) => email === user.email);
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <aside className="demonstration no-print" aria-label={TEXTS.title}>
      <p className="demonstration__text">
        <strong>{TEXTS.title}.</strong> {known === undefined ? TEXTS.youAreOnly(name) : TEXTS.youAre(name, known.role)}
      </p>
      <button type="button" className="usa-button usa-button--unstyled" onClick={() => setSwitching(true)}>
        {TEXTS.switchRole}
      </button>
      {isSwitching && (
        <Suspense>
          <SwitchRoleDialog onClose={() => setSwitching(false)} />
        </Suspense>
      )}
    </aside>
  );
}
