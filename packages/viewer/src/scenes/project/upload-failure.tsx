import type { UploadFinding } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import type { ApiFailure } from "../../api/api-failure.js";
import { AlertBox } from "../../components/alert-box.js";
import { FocusOnMount } from "../../components/focus-on-mount.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { failureText } from "../../errors/failure-text.js";
import { FindingList } from "../../features/finding-list/finding-list.js";
import { useSite } from "../../site/site-context.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { findingOfUpload } from "./finding-of-upload.js";
import { UPLOAD_TEXTS } from "./upload-texts.js";

interface UploadFailureProps {
  readonly fileName: string;
  readonly error: ApiFailure;
  /** Revision that was reviewed; undefined before the review. */
  readonly reviewed: number | undefined;
  readonly onReviewAgain: () => void;
  /** Chooses one of several mapping profiles. */
  readonly onProfile: (profileId: string) => void;
}

/** A profile that matches the workbook. */
interface Match {
  readonly profileId: string;
  readonly name: string;
  readonly organizationName: string;
}

/** Reason why a workbook was refused. @spec C §8 "does not appear to be" */
export function UploadFailure(props: UploadFailureProps): ReactElement {
  const { fileName, error, reviewed, onReviewAgain, onProfile } = props;
  const { id } = useOpenProject();
  const { supportEmail } = useSite();
  const { code, details } = error;
  const now = details["revision"];
  if (code === "stale" && reviewed !== undefined && typeof now === "number") {
    return (
      <FocusOnMount className="upload-outcome">
        <AlertBox kind="warning" title={UPLOAD_TEXTS.staleTitle} level={4}>
          {UPLOAD_TEXTS.stale(reviewed, now)}
        </AlertBox>
        <div className="row">
          <Link className="usa-button usa-button--outline" to={`/portfolio/${id}/history?from=${reviewed}&to=${now}`}>
            {UPLOAD_TEXTS.seeChanges}
          </Link>
          <Button type="button" onClick={onReviewAgain}>
            {UPLOAD_TEXTS.reviewAgain}
          </Button>
        </div>
      </FocusOnMount>
    );
  }
  if (code === "upload/several-profiles") {
    return (
      <FocusOnMount className="upload-outcome">
        <AlertBox kind="warning" title={UPLOAD_TEXTS.chooseProfileTitle} level={4}>
          {failureText(error, supportEmail)}
        </AlertBox>
        <div className="row">
          {(error.issues as unknown as readonly Match[]).map(({ profileId, name, organizationName }) => (
            <Button key={profileId} type="button" outline onClick={() => onProfile(profileId)}>
              {UPLOAD_TEXTS.takeProfile(name, organizationName)}
            </Button>
          ))}
        </div>
      </FocusOnMount>
    );
  }
  // If the file is not a template, its issues are findings.
  const findings = code === "upload/not-a-template" ? (error.issues as unknown as readonly UploadFinding[]) : [];
  return (
    <FocusOnMount className="upload-outcome">
      <AlertBox kind="danger" title={UPLOAD_TEXTS.refusedTitle} level={4}>
        {failureText(error, supportEmail) ?? COMMON_TEXTS.notPermittedTitle}
      </AlertBox>
      {findings.length > 0 && (
        <FindingList
          file={fileName}
          findings={findings.map((finding) => findingOfUpload(finding, fileName))}
          level={4}
        />
      )}
    </FocusOnMount>
  );
}
