import { type ReactElement, Suspense, useState } from "react";
import { latePart } from "../components/late-part.js";
import { LoadFailureNotice } from "../components/load-failure-notice.js";
import { useSession } from "../session/session-context.js";
import { LAYOUT_TEXTS as TEXTS } from "./layout-texts.js";

// Loaded when there is something to ask: dialogs are no part of the first load.
const ConfirmDialog = latePart(
  async () => (await import("../components/confirm-dialog.js")).ConfirmDialog,
  LoadFailureNotice,
);

interface SignOut {
  /** Asks for confirmation if entries would be lost. */
  readonly start: () => void;
  /** Confirmation dialog, if open. */
  readonly question: ReactElement | null;
}

/** Signing out discards what the person typed and did not save, in all windows, so it asks first. */
export function useSignOut(leave: () => Promise<void>): SignOut {
  const session = useSession();
  const [unsaved, setUnsaved] = useState(0);
  const start = (): void => {
    const count = session.user === undefined ? 0 : session.drafts.countOf(session.user.id);
    if (count > 0) setUnsaved(count);
    else void leave();
  };
  const question =
    unsaved === 0 ? null : (
      <Suspense>
        <ConfirmDialog
          title={TEXTS.signOutTitle}
          confirm={TEXTS.signOutAndDiscard}
          isDanger
          onConfirm={() => {
            setUnsaved(0);
            void leave();
          }}
          onClose={() => setUnsaved(0)}
        >
          <p>{TEXTS.signOutText(unsaved)}</p>
        </ConfirmDialog>
      </Suspense>
    );
  return { start, question };
}
