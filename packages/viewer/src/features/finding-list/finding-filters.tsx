import { type ReactElement, useId } from "react";
import { Icon } from "../../components/icon.js";
import { SearchField } from "../../components/search-field.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { FINDING_TEXTS } from "../../texts/finding-texts.js";
import type { FindingFilter } from "./filter-findings.js";

interface FindingFiltersProps {
  readonly filter: FindingFilter;
  readonly counts: Readonly<Record<"error" | "warning", number>>;
  readonly groups: readonly string[];
  readonly onFilter: (filter: FindingFilter) => void;
}

/** Which findings are shown. */
export function FindingFilters({ filter, counts, groups, onFilter }: FindingFiltersProps): ReactElement {
  const id = useId();
  const choices = [
    { severity: undefined, sign: undefined, text: FINDING_TEXTS.all(counts.error + counts.warning) },
    { severity: "error", sign: "octagon", text: FINDING_TEXTS.errors(counts.error) },
    { severity: "warning", sign: "triangle", text: FINDING_TEXTS.warnings(counts.warning) },
  ] as const;
  return (
    <div className="finding-filters no-print">
      <fieldset className="finding-filters__severities">
        <legend className="usa-label">{FINDING_TEXTS.show}</legend>
        <div className="finding-filters__choices">
          {choices.map(({ severity, sign, text }) => (
            <label key={text} className="finding-filters__choice">
              <input
                type="radio"
                name={`${id}-severity`}
                checked={filter.severity === severity}
                onChange={() => onFilter({ ...filter, severity })}
              />
              <span>
                {sign !== undefined && <Icon kind={sign} />}
                {text}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="finding-filters__sheet">
        <label className="usa-label" htmlFor={`${id}-sheet`}>
          {FINDING_TEXTS.sheet}
        </label>
        <select
          className="usa-select"
          id={`${id}-sheet`}
          value={filter.group ?? ""}
          onChange={({ target }) => onFilter({ ...filter, group: target.value === "" ? undefined : target.value })}
        >
          <option value="">{FINDING_TEXTS.everySheet}</option>
          {groups.map((title) => (
            <option key={title} value={title}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <SearchField
        label={FINDING_TEXTS.search}
        value={filter.words}
        clearText={COMMON_TEXTS.remove}
        onSearch={(words) => onFilter({ ...filter, words })}
      />
    </div>
  );
}
