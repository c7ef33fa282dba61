import type { UploadFinding, UsedProfile } from "@epb/contract";
import type { Issue } from "@epb/engine";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { AlertBox } from "../../components/alert-box.js";
import { Card } from "../../components/card.js";
import { FocusOnMount } from "../../components/focus-on-mount.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { FindingList } from "../../features/finding-list/finding-list.js";
import { AttributionView } from "../../features/history/attribution-view.js";
import { findingOfUpload, isUnread } from "./finding-of-upload.js";
import { UPLOAD_TEXTS } from "./upload-texts.js";

/** A workbook that the project has taken its data from. */
export interface Uploaded {
  readonly fileName: string;
  /** Revision before it. */
  readonly from: number;
  readonly revision: number;
  readonly profile?: UsedProfile;
  readonly findings: readonly UploadFinding[];
  readonly issues: readonly Issue[];
}

/** Result of an upload: unread cells, calculation issues, and changes. */
export function UploadResult({ uploaded }: { readonly uploaded: Uploaded }): ReactElement {
  const { id } = useOpenProject();
  const { fileName, from, revision, profile, findings, issues } = uploaded;
  const unread = findings.filter(isUnread).length;
  const errors = issues.filter(({ severity }) => severity === "error").length;
  return (
    <FocusOnMount className="upload-result stack">
      <AlertBox kind={unread > 0 ? "warning" : "success"} title={UPLOAD_TEXTS.doneTitle(fileName)} level={3}>
        {profile !== undefined && UPLOAD_TEXTS.readWith(fileName, profile)} {UPLOAD_TEXTS.done(revision)}{" "}
        {unread > 0 ? UPLOAD_TEXTS.someUnread(unread) : UPLOAD_TEXTS.clean}{" "}
        {issues.length > 0 && (
          <>
            {UPLOAD_TEXTS.issues(errors, issues.length - errors)}{" "}
            <Link to={`/portfolio/${id}`}>{UPLOAD_TEXTS.toDashboard}</Link>
          </>
        )}
      </AlertBox>
      {findings.length > 0 && (
        <Card title={UPLOAD_TEXTS.findings} level={3}>
          <FindingList
            file={fileName}
            findings={findings.map((finding) => findingOfUpload(finding, fileName))}
            level={4}
          />
        </Card>
      )}
      {from < revision && (
        <Card title={UPLOAD_TEXTS.whatChanged} level={3}>
          <AttributionView projectId={id} from={from} to={revision} />
        </Card>
      )}
    </FocusOnMount>
  );
}
