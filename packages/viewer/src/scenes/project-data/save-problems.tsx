import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { AlertBox } from "../../components/alert-box.js";
import { FailureBox } from "../../components/failure-box.js";
import { FocusOnMount } from "../../components/focus-on-mount.js";
import type { Refusal } from "../../features/project-draft/draft.js";
import type { ProjectDraft } from "../../features/project-draft/use-project-draft.js";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";
import type { EntryPlace } from "./section-places.js";

interface SaveProblemsProps {
  readonly draft: ProjectDraft;
  /** Location of the entry at a path of the project. */
  readonly placeOf: (path: string) => EntryPlace | undefined;
  /** Navigates to the entry. */
  readonly onGo: (path: string) => void;
}

/** Reasons why the entries are not saved, each with a solution. */
export function SaveProblems(props: SaveProblemsProps): ReactElement {
  const { draft } = props;
  const refused = [...draft.refusals].filter(([, { isFromServer }]) => isFromServer);
  const unreadable = [...draft.refusals].filter(([, { isFromServer }]) => !isFromServer);
  return (
    <>
      {draft.failure?.kind === "other" && (
        <FocusOnMount>
          <FailureBox
            error={draft.failure.error}
            {...(draft.isDirty && { title: TEXTS.notSavedTitle, advice: TEXTS.notSavedAdvice })}
          />
        </FocusOnMount>
      )}
      {refused.length > 0 && (
        <AlertBox kind="danger">
          {TEXTS.refusedByServer}
          <RefusedEntries refused={refused} {...props} />
        </AlertBox>
      )}
      {unreadable.length > 0 && (
        <AlertBox kind="warning">
          {TEXTS.refusedEntries(unreadable.length)}
          <RefusedEntries refused={unreadable} {...props} />
        </AlertBox>
      )}
    </>
  );
}

/** More of them are not listed. */
const MOST_LISTED = 5;

interface RefusedEntriesProps extends SaveProblemsProps {
  readonly refused: readonly (readonly [path: string, refusal: Refusal])[];
}

/** Links to the refused entries. */
function RefusedEntries({ refused, placeOf, onGo }: RefusedEntriesProps): ReactElement {
  return (
    <ul className="refused-entries">
      {refused.slice(0, MOST_LISTED).map(([path, { message }]) => {
        const place = placeOf(path);
        const text = place?.name === undefined ? message : TEXTS.refusedAt(place.name, message);
        return (
          <li key={path}>
            {place === undefined ? (
              text
            ) : (
              <Button type="button" unstyled onClick={() => onGo(path)}>
                {text}
              </Button>
            )}
          </li>
        );
      })}
      {refused.length > MOST_LISTED && <li>{TEXTS.refusedMore(refused.length - MOST_LISTED)}</li>}
    </ul>
  );
}
