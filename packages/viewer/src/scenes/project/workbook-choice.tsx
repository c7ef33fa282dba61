import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { FileDrop } from "../../components/files/file-drop.js";
import { byteSize } from "../../format/numbers.js";
import { useSite } from "../../site/site-context.js";
import { UPLOAD_TEXTS } from "../../texts/upload-texts.js";

interface WorkbookChoiceProps {
  readonly file: File | undefined;
  readonly onChoose: (file: File | undefined) => void;
  readonly onUpload: () => void;
}

/** Asks for a workbook. What is surely none is refused before it is sent. */
export function WorkbookChoice({ file, onChoose, onUpload }: WorkbookChoiceProps): ReactElement {
  const { uploadBytes } = useSite();
  const most = byteSize(uploadBytes);
  const [error, setError] = useState<string>();
  const choose = (chosen: File): void => {
    const wrong = problemOf(chosen, uploadBytes, most);
    setError(wrong);
    onChoose(wrong === undefined ? chosen : undefined);
  };
  return (
    <div className="stack">
      <FileDrop
        label={UPLOAD_TEXTS.drop}
        hint={UPLOAD_TEXTS.hint(most)}
        accept=".xlsx"
        error={error}
        onFiles={([picked]) => picked !== undefined && choose(picked.file)}
      />
      {file !== undefined && (
        <div className="row">
          <strong className="long-word" role="status">
            {UPLOAD_TEXTS.chosen(file.name, byteSize(file.size))}
          </strong>
          <Button type="button" onClick={onUpload}>
            {UPLOAD_TEXTS.upload}
          </Button>
        </div>
      )}
    </div>
  );
}

function problemOf({ name, size }: File, mostBytes: number, most: string): string | undefined {
  if (size > mostBytes) return UPLOAD_TEXTS.tooLarge(most);
  return /\.xlsx$/i.test(name) ? undefined : UPLOAD_TEXTS.notWorkbook;
}
