import type { UploadFinding } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useNotices } from "../../components/notices/notice-list.js";
import { FINDING_TEXTS } from "../../texts/upload-texts.js";
import { Finding } from "./finding.js";
import { type FindingFilter, filterFindings, findingsAsText, groupBySheet } from "./finding-groups.js";

/** More findings than this are in the page only when somebody asks for them. */
const FIRST_SHOWN = 200;
const TOLD_MILLISECONDS = 4000;

/** What was found in a workbook, by sheet and cell: what stands there, and what to do. */
export function FindingList({ findings }: { readonly findings: readonly UploadFinding[] }): ReactElement {
  const [filter, setFilter] = useState<FindingFilter>("all");
  const [isWhole, setWhole] = useState(false);
  const notices = useNotices();
  const chosen = filterFindings(findings, filter);
  const shown = isWhole ? chosen : chosen.slice(0, FIRST_SHOWN);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(findingsAsText(chosen));
      notices.show(FINDING_TEXTS.copied, { kind: "success", milliseconds: TOLD_MILLISECONDS });
    } catch {
      notices.show(FINDING_TEXTS.notCopied, { kind: "danger" });
    }
  };
  return (
    <div className="upload-findings">
      <div className="upload-findings__bar no-print">
        <FilterChoice findings={findings} filter={filter} onChange={setFilter} />
        <Button type="button" outline onClick={() => void copy()}>
          {FINDING_TEXTS.copy}
        </Button>
      </div>
      {shown.length === 0 && <p>{FINDING_TEXTS.noneOfKind}</p>}
      {groupBySheet(shown).map(({ sheet, findings: members }) => (
        <section key={sheet}>
          <h4 className="upload-findings__sheet">{sheet}</h4>
          <ul className="upload-findings__list">
            {members.map((finding, index) => (
              // Two findings can be of the same code and cell.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Finding key={`${finding.code} ${finding.place?.address} ${index}`} finding={finding} />
            ))}
          </ul>
        </section>
      ))}
      {shown.length < chosen.length && (
        <Button type="button" outline onClick={() => setWhole(true)}>
          {FINDING_TEXTS.more(chosen.length - shown.length)}
        </Button>
      )}
    </div>
  );
}

interface FilterChoiceProps {
  readonly findings: readonly UploadFinding[];
  readonly filter: FindingFilter;
  readonly onChange: (filter: FindingFilter) => void;
}

function FilterChoice({ findings, filter, onChange }: FilterChoiceProps): ReactElement {
  const choices: readonly { readonly value: FindingFilter; readonly text: string }[] = [
    { value: "all", text: FINDING_TEXTS.all(findings.length) },
    { value: "error", text: FINDING_TEXTS.errors(filterFindings(findings, "error").length) },
    { value: "warning", text: FINDING_TEXTS.warnings(filterFindings(findings, "warning").length) },
  ];
  return (
    <fieldset className="choice-bar">
      <legend className="visually-hidden">{FINDING_TEXTS.show}</legend>
      {choices.map(({ value, text }) => (
        <label key={value}>
          <input type="radio" name="finding-filter" checked={filter === value} onChange={() => onChange(value)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
