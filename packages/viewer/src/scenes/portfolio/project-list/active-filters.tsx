import { type Lists, PROJECT_STAGE_LABELS } from "@epb/contract";
import type { ReactElement } from "react";
import { calendarDay } from "../../../format/dates.js";
import { useLists } from "../../../site/site-context.js";
import { PORTFOLIO_TEXTS } from "../portfolio-texts.js";
import { type ListChoice, NUMBER_FILTERS, withoutFilters } from "./list-choice.js";
import { FILTER_LISTS, withFilter } from "./list-filters.js";

interface ActiveFilter {
  readonly key: string;
  readonly text: string;
  /** The choice without it. */
  readonly without: ListChoice;
}

interface ActiveFiltersProps {
  readonly choice: ListChoice;
  readonly onChoose: (choice: ListChoice) => void;
}

/** Active filters, each with a button to remove it. */
export function ActiveFilters({ choice, onChoose }: ActiveFiltersProps): ReactElement | null {
  const filters = activeFilters(choice, useLists());
  if (filters.length === 0) return null;
  return (
    <section className="active-filters" aria-label={PORTFOLIO_TEXTS.activeFilters}>
      <ul className="active-filters__tags">
        {filters.map(({ key, text, without }) => (
          <li key={key}>
            <button
              type="button"
              className="filter-tag"
              aria-label={PORTFOLIO_TEXTS.removeFilter(text)}
              onClick={() => onChoose(without)}
            >
              {text}
              <span aria-hidden="true" className="filter-tag__cross">
                ×
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="usa-button usa-button--unstyled"
        onClick={() => onChoose(withoutFilters(choice))}
      >
        {PORTFOLIO_TEXTS.clearFilters}
      </button>
    </section>
  );
}

function activeFilters(choice: ListChoice, lists: Lists): readonly ActiveFilter[] {
  const { filterTag, column } = PORTFOLIO_TEXTS;
  const stages = (choice.stage ?? []).map((each) => ({
    key: each,
    text: filterTag(column.stage, PROJECT_STAGE_LABELS[each]),
    without: withFilter(choice, "stage", choice.stage?.filter((other) => other !== each) ?? []),
  }));
  const numbers = NUMBER_FILTERS.flatMap((name) =>
    (choice[name] ?? []).map((id) => ({
      key: `${name}-${id}`,
      text: filterTag(column[name], lists[FILTER_LISTS[name]]?.find((option) => option.id === id)?.name ?? String(id)),
      without: withFilter(choice, name, choice[name]?.filter((other) => other !== id) ?? []),
    })),
  );
  const days = (["awardedFrom", "awardedTo"] as const).flatMap((name) => {
    const { [name]: day } = choice;
    return day === undefined
      ? []
      : [
          {
            key: name,
            text: filterTag(PORTFOLIO_TEXTS[name], calendarDay(day)),
            without: withFilter(choice, name, ""),
          },
        ];
  });
  return [...stages, ...numbers, ...days];
}
