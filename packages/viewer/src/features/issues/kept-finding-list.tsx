import { ACCEPT_FINDING, type KeptFinding, type KeptFindings, ProjectAction } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { Link } from "react-router-dom";
import { entryAddress } from "../../components/project/entry-address.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ReasonDialog } from "../../components/project/reason-dialog.js";
import { instant } from "../../format/dates.js";
import { KEPT_FINDING_TEXTS as TEXTS } from "../../texts/finding-texts.js";
import { ISSUE_TEXTS } from "../../texts/project-texts.js";

/** Findings of the uploaded workbook, those that are open first, each with a way to accept it. */
export function KeptFindingList({ findings }: { readonly findings: KeptFindings }): ReactElement | null {
  const { id, state } = useOpenProject();
  const [asked, setAsked] = useState<KeptFinding>();
  const { fileName = "", items } = findings;
  if (items.length === 0) return null;
  const mayAccept = state.allowedActions.includes(ProjectAction.Edit);
  const sorted = items.toSorted((one, other) => rankOf(one) - rankOf(other));
  return (
    <div className="issue-groups">
      <p className="issue-groups__count">{TEXTS.title(fileName)}</p>
      {mayAccept && <p className="no-print">{TEXTS.lead}</p>}
      <ul className="plain-list plain-list--loose">
        {sorted.map((finding) => (
          <Finding
            key={finding.id}
            projectId={id}
            finding={finding}
            onAccept={mayAccept ? () => setAsked(finding) : undefined}
          />
        ))}
      </ul>
      {asked !== undefined && (
        <ReasonDialog
          call={ACCEPT_FINDING}
          params={{ id, findingId: asked.id }}
          texts={{
            title: TEXTS.dialogTitle(placeOf(asked)),
            text: TEXTS.dialogText,
            reason: TEXTS.reason,
            hint: TEXTS.reasonHint,
            button: TEXTS.accept,
            done: TEXTS.done,
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

interface FindingProps {
  readonly projectId: string;
  readonly finding: KeptFinding;
  readonly onAccept: (() => void) | undefined;
}

function Finding({ projectId, finding, onAccept }: FindingProps): ReactElement {
  const { severity, code, message, found, advice, at, accepted } = finding;
  const badge = severity === "error" ? "danger" : "warning";
  return (
    <li className={`project-issue project-issue--${accepted === undefined ? severity : "accepted"}`}>
      <p className="project-issue__head">
        <span className={`badge badge--${badge}`}>{ISSUE_TEXTS[severity]}</span> <span>{placeOf(finding)}</span>{" "}
        <span className="muted">{code}</span>
      </p>
      <p className="project-issue__message">
        {message}
        {found !== undefined && ` (${found})`}
      </p>
      {accepted === undefined ? (
        <p className="project-issue__advice">{advice}</p>
      ) : (
        <>
          <p className="project-issue__advice">{TEXTS.accepted(accepted.by.name, instant(accepted.at))}</p>
          <blockquote className="kept-lines">{accepted.reason}</blockquote>
        </>
      )}
      <p className="button-row no-print">
        {at !== undefined && (
          <Link className="project-issue__link" to={entryAddress(projectId, at)}>
            {TEXTS.toEntry}
            <span className="visually-hidden">: {message}</span>
          </Link>
        )}
        {accepted === undefined && onAccept !== undefined && (
          <Button type="button" unstyled aria-label={TEXTS.acceptLabel(placeOf(finding))} onClick={onAccept}>
            {TEXTS.accept}
          </Button>
        )}
      </p>
    </li>
  );
}

/** Open errors first, accepted findings last. */
const rankOf = ({ severity, accepted }: KeptFinding): number =>
  (accepted === undefined ? 0 : 2) + (severity === "error" ? 0 : 1);

const placeOf = ({ place }: KeptFinding): string =>
  place === undefined ? TEXTS.wholeWorkbook : [place.sheet, place.address].filter(Boolean).join(" ");
