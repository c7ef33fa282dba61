import { ProjectAction } from "@epb/contract";
import type { ReactElement } from "react";
import { AlertBox } from "../../components/alert-box.js";
import { Card } from "../../components/card.js";
import { UploadProgress } from "../../components/files/upload-progress.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ProjectPart } from "../../components/project/project-part.js";
import { TemporaryFocus } from "../../components/temporary-focus.js";
import { PROJECT_TABS } from "../../texts/project-texts.js";
import { DownloadProject } from "./download-project.js";
import { UploadFailure } from "./upload-failure.js";
import { UploadResult } from "./upload-result.js";
import { UploadReview } from "./upload-review.js";
import { UPLOAD_TEXTS } from "./upload-texts.js";
import { useReviewedUpload } from "./use-reviewed-upload.js";
import { WorkbookChoice } from "./workbook-choice.js";

/** Uploading the workbook of a project, and taking it along. @spec P §1 "upload project data" */
export function UploadScene(): ReactElement {
  const { state } = useOpenProject();
  return (
    <ProjectPart title={PROJECT_TABS.upload} lead={UPLOAD_TEXTS.lead}>
      <div className="stack">
        {state.allowedActions.includes(ProjectAction.Edit) ? (
          <UploadCard />
        ) : (
          <AlertBox kind="info" title={UPLOAD_TEXTS.notNowTitle}>
            {UPLOAD_TEXTS.notNow}
          </AlertBox>
        )}
        <DownloadProject />
      </div>
    </ProjectPart>
  );
}

/** Focus after a review: the upload result, or else the file input. */
const nextPlace = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(".upload-result") ??
  document.querySelector<HTMLElement>(".file-drop input[type=file]");

function UploadCard(): ReactElement {
  const { file, preview, uploaded, isWaiting, part, error, choose, review, reviewWith, upload, cancel } =
    useReviewedUpload();
  const isReviewed = preview !== undefined && error === null;
  return (
    <>
      {isReviewed && file !== undefined ? (
        <TemporaryFocus goesOnAt={nextPlace}>
          <UploadReview
            key={preview.revision}
            fileName={file.name}
            preview={preview}
            isWaiting={isWaiting}
            onPreview={review}
            onUpload={upload}
            onCancel={cancel}
          />
        </TemporaryFocus>
      ) : (
        <Card title={UPLOAD_TEXTS.title} level={3}>
          <p>{UPLOAD_TEXTS.replaces}</p>
          {isWaiting && file !== undefined ? (
            <UploadProgress fileName={file.name} part={part} afterwards={UPLOAD_TEXTS.reading} />
          ) : (
            <WorkbookChoice file={file} onChoose={choose} onReview={() => review()} />
          )}
          {error !== null && file !== undefined && (
            <UploadFailure
              fileName={file.name}
              error={error}
              reviewed={preview?.revision}
              onReviewAgain={() => review()}
              onProfile={reviewWith}
            />
          )}
        </Card>
      )}
      {uploaded !== undefined && <UploadResult uploaded={uploaded} />}
    </>
  );
}
