import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { FileDrop } from "../../components/files/file-drop.js";
import { sizeRefusal } from "../../components/files/size-refusal.js";
import { byteSize } from "../../format/numbers.js";
import { useSite } from "../../site/site-context.js";
import { UPLOAD_TEXTS } from "./upload-texts.js";

interface WorkbookChoiceProps {
  readonly file: File | undefined;
  readonly onChoose: (file: File | undefined) => void;
  readonly onReview: () => void;
}

/** Asks for a workbook. A file that certainly is not a workbook is refused before the upload. */
export function WorkbookChoice({ file, onChoose, onReview }: WorkbookChoiceProps): ReactElement {
  const { uploadBytes } = useSite();
  const most = byteSize(uploadBytes);
  const [error, setError] = useState<string>();
  const choose = (chosen: File): void => {
    const wrong = problemOf(chosen, uploadBytes);
    setError(wrong);
    onChoose(wrong === undefined ? chosen : undefined);
  };
  return (
    <div className="stack">
      <FileDrop
        label={UPLOAD_TEXTS.drop}
        hint={UPLOAD_TEXTS.hint(most)}
        accept=".xlsx,.ods,.xls,.csv"
        error={error}
        onFiles={([picked]) => picked !== undefined && choose(picked.file)}
      />
      {file !== undefined && (
        <div className="row">
          <strong className="long-word" role="status">
            {UPLOAD_TEXTS.chosen(file.name, byteSize(file.size))}
          </strong>
          <Button type="button" onClick={onReview}>
            {UPLOAD_TEXTS.review}
          </Button>
        </div>
      )}
    </div>
  );
}

const problemOf = (file: File, mostBytes: number): string | undefined =>
  sizeRefusal(file, mostBytes) ?? (/\.(?:xlsx|ods|xls|csv)$/i.test(file.name) ? undefined : UPLOAD_TEXTS.notWorkbook);
