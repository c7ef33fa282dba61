import type { ReactElement } from "react";
import { AlertBox } from "../../components/alert-box.js";
import type { ProjectDraft } from "../../features/project-draft/use-project-draft.js";
import { instant } from "../../format/dates.js";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";

/** That changes of before are back, and that the browser cannot keep what is typed. */
export function KeptChanges({ draft }: { readonly draft: ProjectDraft }): ReactElement | null {
  const { restoredFrom, isFull } = draft.kept;
  if (isFull) return <AlertBox kind="warning">{TEXTS.notKept}</AlertBox>;
  if (restoredFrom === undefined) return null;
  const at = instant(new Date(restoredFrom).toISOString());
  const unreadable = [...draft.refusals.values()].filter(({ isFromServer }) => !isFromServer).length;
  const text = TEXTS.changesAreBack(draft.changes + unreadable, at);
  return <AlertBox kind="info">{draft.isOfEarlierRevision ? `${text} ${TEXTS.savedSince}` : text}</AlertBox>;
}
