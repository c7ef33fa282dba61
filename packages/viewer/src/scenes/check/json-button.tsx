import type { ReactElement } from "react";
import { saveFile } from "../../components/save-file.js";
import { FINDING_TEXTS } from "../../texts/finding-texts.js";
import type { CheckedFile } from "./workbook-check/checked-file.js";
import { jsonOfFile } from "./workbook-check/files-as-data.js";

/** Takes everything that was found of a file to another program. */
export function JsonButton({ checked }: { readonly checked: CheckedFile }): ReactElement {
  const save = (): void =>
    saveFile({
      content: new Blob([jsonOfFile(checked)], { type: "application/json" }),
      fileName: `${checked.file}.findings.json`,
    });
  return (
    <button
      type="button"
      className="usa-button usa-button--outline"
      aria-label={`${FINDING_TEXTS.download} ${FINDING_TEXTS.json}`}
      onClick={save}
    >
      {FINDING_TEXTS.json}
    </button>
  );
}
