import { APPLICATION_KINDS } from "@epb/contract";
import type { ReactElement } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useApplicationArea } from "../../components/application/application-area.js";
import { Page } from "../../components/page.js";
import { usePermission } from "../../session/session-context.js";
import { APPLICATION_KIND_TEXTS, APPLICATION_LIST_TEXTS } from "../../texts/application-texts.js";
import { OwnApplications } from "./own-applications.js";
import { ReviewQueue } from "./review-queue.js";

const VIEWS = ["review", "own"] as const;

/** Applications of one kind: own applications, the review queue, or both if the user has both permissions. */
export function ApplicationsScene(): ReactElement {
  const { kind, newPath } = useApplicationArea();
  const { createPermission, viewPermission } = APPLICATION_KINDS[kind];
  const [mayCreate, mayReview] = [usePermission(createPermission), usePermission(viewPermission)];
  const [search, setSearch] = useSearchParams();
  const { title, lead } = APPLICATION_KIND_TEXTS[kind];
  const hasBoth = mayCreate && mayReview;
  const view = hasBoth ? (search.get("view") === "own" ? "own" : "review") : mayReview ? "review" : "own";
  return (
    <Page
      title={title}
      lead={lead}
      actions={
        mayCreate && (
          <Link className="usa-button" to={newPath}>
            {APPLICATION_LIST_TEXTS.newApplication}
          </Link>
        )
      }
    >
      {hasBoth && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div className="view-choice" role="group" aria-label={APPLICATION_LIST_TEXTS.views}>
          {VIEWS.map((each) => (
            <button key={each} type="button" aria-pressed={each === view} onClick={() => setSearch({ view: each })}>
              {APPLICATION_LIST_TEXTS[each]}
            </button>
          ))}
        </div>
      )}
      {view === "own" ? <OwnApplications /> : <ReviewQueue />}
    </Page>
  );
}
