import type { UploadPreview } from "@epb/contract";
import type { ReactElement } from "react";
import { AlertBox } from "../../components/alert-box.js";
import { ChangedFiguresTable } from "../../features/history/changed-figures-table.js";
import { UPLOAD_TEXTS } from "./upload-texts.js";

/** The key figures before and after the upload, and why they would be missing. */
export function PreviewedFigures({ preview }: { readonly preview: UploadPreview }): ReactElement {
  const { figures, unknownInputs } = preview;
  return (
    <>
      {unknownInputs.length > 0 && (
        <AlertBox kind="warning" title={UPLOAD_TEXTS.withheldTitle} level={4}>
          <p>{UPLOAD_TEXTS.withheld}</p>
          <ul>
            {unknownInputs.map(({ path, label }) => (
              <li key={path}>{label}</li>
            ))}
          </ul>
        </AlertBox>
      )}
      {figures.length === 0 ? (
        <p>{UPLOAD_TEXTS.noFigures}</p>
      ) : (
        <ChangedFiguresTable caption={UPLOAD_TEXTS.figures} figures={figures} />
      )}
    </>
  );
}
