import { PREVIEW_UPLOAD, UPLOAD_PROJECT, type UploadPreview } from "@epb/contract";
import { useState } from "react";
import type { ApiFailure } from "../../api/api-failure.js";
import { useUpload } from "../../calls/use-upload.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../components/project/project-calls.js";
import type { Uploaded } from "./upload-result.js";

/** An upload in two steps: a preview from the server, and its confirmation. */
interface ReviewedUpload {
  readonly file: File | undefined;
  readonly preview: UploadPreview | undefined;
  readonly uploaded: Uploaded | undefined;
  readonly isWaiting: boolean;
  /** Uploaded part of the file, between 0 and 1. */
  readonly part: number;
  readonly error: ApiFailure | null;
  readonly choose: (file: File | undefined) => void;
  /** Asks what would change. @param sections - To take from the workbook; all of them without it. */
  readonly review: (sections?: readonly string[]) => void;
  /** Asks what would change, with a mapping profile that the person chose. */
  readonly reviewWith: (profileId: string) => void;
  /** Takes sections of the workbook into the revision that was reviewed. */
  readonly upload: (sections: readonly string[]) => void;
  readonly cancel: () => void;
}

/** Keeps the selected workbook until it is uploaded or canceled. */
export function useReviewedUpload(): ReviewedUpload {
  const { id } = useOpenProject();
  const [file, setFile] = useState<File>();
  const [uploaded, setUploaded] = useState<Uploaded>();
  const [profileId, setProfileId] = useState<string>();
  const [preview, setPreview] = useState<UploadPreview>();
  const previewing = useUpload(PREVIEW_UPLOAD);
  const uploading = useUpload(UPLOAD_PROJECT, PROJECT_ANSWERS);
  const start = (): void => {
    previewing.upload.reset();
    uploading.upload.reset();
    setPreview(undefined);
    setUploaded(undefined);
  };
  const choose = (chosen: File | undefined): void => {
    start();
    setProfileId(undefined);
    setFile(chosen);
  };
  const review = (sections?: readonly string[], chosenId = profileId): void => {
    if (file === undefined) return;
    uploading.upload.reset();
    const query = {
      fileName: file.name,
      projectId: id,
      preview: true,
      ...(sections && { sections }),
      ...(chosenId !== undefined && { profileId: chosenId }),
    } as const;
    previewing.upload.mutate({ query, body: file }, { onSuccess: setPreview });
  };
  const upload = (sections: readonly string[]): void => {
    const revision = preview?.revision;
    if (file === undefined || preview === undefined || revision === undefined) return;
    const isWhole = sections.length === preview.sections.length;
    uploading.upload.mutate(
      {
        query: {
          fileName: file.name,
          projectId: id,
          ...(!isWhole && { sections }),
          ...(profileId !== undefined && { profileId }),
        },
        body: file,
        headers: { "If-Match": `"${revision}"` },
      },
      {
        onSuccess: (reply) => {
          choose(undefined);
          setUploaded({ fileName: file.name, from: revision, ...reply });
        },
      },
    );
  };
  return {
    file,
    preview,
    uploaded,
    isWaiting: previewing.upload.isPending || uploading.upload.isPending,
    part: uploading.upload.isPending ? uploading.part : previewing.part,
    error: uploading.upload.error ?? previewing.upload.error,
    choose,
    review: (sections) => review(sections),
    reviewWith: (chosenId) => {
      setProfileId(chosenId);
      review(undefined, chosenId);
    },
    upload,
    cancel: () => choose(undefined),
  };
}
