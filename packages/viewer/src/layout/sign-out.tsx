import { type ReactElement, useState } from "react";
import { useSession } from "../session/session-context.js";
import { LAYOUT_TEXTS as TEXTS } from "../texts/layout-texts.js";
import { LazyConfirmDialog } from "./lazy-confirm-dialog.js";

interface SignOut {
  /** Asks first where something would be lost. */
  readonly start: () => void;
  /** The question, while it is asked. */
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
      <LazyConfirmDialog
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
      </LazyConfirmDialog>
    );
  return { start, question };
}
