import type { KeptInput, UploadPreview } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { AlertBox } from "../../components/alert-box.js";
import { Card } from "../../components/card.js";
import { FocusOnMount } from "../../components/focus-on-mount.js";
import { Spinner } from "../../components/spinner.js";
import { SteadyButton } from "../../components/steady-button.js";
import { FindingList } from "../../features/finding-list/finding-list.js";
import { ChangedFiguresTable } from "../../features/history/changed-figures-table.js";
import { figureValue } from "../../format/figures.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { findingOfUpload } from "./finding-of-upload.js";
import { SectionChoice } from "./section-choice.js";
import { UPLOAD_TEXTS } from "./upload-texts.js";

interface UploadReviewProps {
  readonly fileName: string;
  readonly preview: UploadPreview;
  readonly isWaiting: boolean;
  /** Asks for the preview of other sections. */
  readonly onPreview: (sections: readonly string[]) => void;
  /** Uploads the sections of the preview. */
  readonly onUpload: (sections: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Preview of an upload. If sections are excluded, the figures without them appear before anything is saved. */
export function UploadReview(props: UploadReviewProps): ReactElement {
  const { fileName, preview, isWaiting, onPreview, onUpload, onCancel } = props;
  const { sections, taken, keptInputs, findings, profile } = preview;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(taken));
  const [asksForNone, setAsksForNone] = useState(false);
  const wanted = sections.map(({ section }) => section).filter((section) => chosen.has(section));
  const isShown = wanted.join() === taken.join();
  const take = (): void => {
    setAsksForNone(wanted.length === 0);
    if (wanted.length === 0) return;
    if (isShown) onUpload(wanted);
    else onPreview(wanted);
  };
  return (
    <FocusOnMount>
      <Card title={UPLOAD_TEXTS.reviewTitle(fileName)} level={3}>
        <div className="stack">
          {profile !== undefined && <p>{UPLOAD_TEXTS.readWith(fileName, profile)}</p>}
          <p>{sections.length === 0 ? UPLOAD_TEXTS.noChange : UPLOAD_TEXTS.reviewLead}</p>
          {findings.length > 0 && (
            <>
              <h4>{UPLOAD_TEXTS.findings}</h4>
              <FindingList
                file={fileName}
                findings={findings.map((finding) => findingOfUpload(finding, fileName))}
                level={4}
              />
            </>
          )}
          {sections.length > 0 && (
            <SectionChoice sections={sections} chosen={chosen} isWaiting={isWaiting} onChoose={setChosen} />
          )}
          <KeptInputs inputs={keptInputs} />
          {sections.length > 0 && (
            <p role="status">{isShown ? UPLOAD_TEXTS.shownFigures : UPLOAD_TEXTS.otherSections}</p>
          )}
          {isShown && <PreviewedFigures preview={preview} />}
          {asksForNone && wanted.length === 0 && <AlertBox kind="danger">{UPLOAD_TEXTS.chooseSection}</AlertBox>}
          <div className="row">
            {sections.length > 0 && (
              <SteadyButton type="button" disabled={isWaiting} onClick={take}>
                {isShown ? UPLOAD_TEXTS.upload : UPLOAD_TEXTS.showFigures} {isWaiting && <Spinner />}
              </SteadyButton>
            )}
            <Button type="button" outline onClick={onCancel}>
              {COMMON_TEXTS.cancel}
            </Button>
          </div>
        </div>
      </Card>
    </FocusOnMount>
  );
}

/** Inputs with unreadable cells, and the saved values that are kept. */
function KeptInputs({ inputs }: { readonly inputs: readonly KeptInput[] }): ReactElement | null {
  if (inputs.length === 0) return null;
  return (
    <AlertBox kind="warning" title={UPLOAD_TEXTS.keptTitle(inputs.length)} level={4}>
      <ul>
        {inputs.map((input) => (
          <li key={input.path}>
            {input.label}: {keptText(input)}
          </li>
        ))}
      </ul>
    </AlertBox>
  );
}

function keptText({ value, unit, choice }: KeptInput): string {
  if (choice !== undefined) return choice;
  return value === undefined ? UPLOAD_TEXTS.keptWhole : figureValue(value, unit, { isExact: true });
}

/** The key figures before and after the upload, and why they would be missing. */
function PreviewedFigures({ preview }: { readonly preview: UploadPreview }): ReactElement {
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
