import type { ReactElement } from "react";
import { NameList } from "../../components/files/name-list.js";
import { CHECK_TEXTS } from "./check-texts.js";
import type { ChosenFile } from "./workbook-check/check-file.js";

interface LeftFilesProps {
  readonly files: readonly ChosenFile[];
  readonly onResume: () => void;
}

/** What was stopped before it was checked, and the way to go on with it. */
export function LeftFiles({ files, onResume }: LeftFilesProps): ReactElement {
  return (
    <section aria-labelledby="check-left" className="check-section no-print">
      <div className="check-section__head">
        <h2 id="check-left" tabIndex={-1}>
          {CHECK_TEXTS.leftTitle(files.length)}
        </h2>
        <button type="button" className="usa-button usa-button--outline" onClick={onResume}>
          {CHECK_TEXTS.resume(files.length)}
        </button>
      </div>
      <NameList label={CHECK_TEXTS.leftTitle(files.length)} names={files.map(({ name }) => name)} />
    </section>
  );
}
