import type { UploadPreview } from "@epb/contract";
import type { ReactElement } from "react";
import { AlertBox } from "../../components/alert-box.js";
import { FramedTable } from "../../components/table/framed-table.js";
import { BeforeAfterHeads } from "../../features/history/before-after-heads.js";
import { figureValue } from "../../format/figures.js";
import { ATTRIBUTION_TEXTS } from "../../texts/project-history-texts.js";
import { UPLOAD_TEXTS } from "../../texts/upload-texts.js";

/** The headline figures before and after the upload, and why they would be missing. */
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
        <FramedTable caption={UPLOAD_TEXTS.figures}>
          <thead>
            <tr>
              <th scope="col">{ATTRIBUTION_TEXTS.figure}</th>
              <BeforeAfterHeads />
            </tr>
          </thead>
          <tbody>
            {figures.map(({ path, label, unit, before, after }) => (
              <tr key={path}>
                <th scope="row">{label}</th>
                <td className="is-number">{figureValue(before, unit, { isExact: true })}</td>
                <td className="is-number">{figureValue(after, unit, { isExact: true })}</td>
              </tr>
            ))}
          </tbody>
        </FramedTable>
      )}
    </>
  );
}
