import { type ListOption, PROJECT_STAGE_LABELS, PROJECT_STAGES } from "@epb/contract";
import { type ReactElement, useId } from "react";
import { DayField } from "../../../components/day-field.js";
import { useLists } from "../../../site/site-context.js";
import { PORTFOLIO_TEXTS } from "../portfolio-texts.js";
import type { ListChoice, NumberFilter } from "./list-choice.js";

/** The list of the site that a filter chooses from. */
export const FILTER_LISTS: Readonly<Record<NumberFilter, string>> = {
  projectType: "projectTypes",
  mvStatus: "measurementStatuses",
  stateLocalSubmarket: "stateLocalSubmarkets",
  federalContractType: "federalContractTypes",
  uescContractType: "uescContractTypes",
  marketSegment: "marketSegments",
};

const STAGE_OPTIONS: readonly ListOption[] = PROJECT_STAGES.map((id) => ({ id, name: PROJECT_STAGE_LABELS[id] }));
/** Filters with few options, in the order of the panel; market segments have their own line. */
const NARROW = (Object.keys(FILTER_LISTS) as readonly NumberFilter[]).filter((name) => name !== "marketSegment");

interface ListFiltersProps {
  readonly id: string;
  readonly choice: ListChoice;
  readonly onChoose: (choice: ListChoice) => void;
}

/** All filters of the list; each change applies immediately. */
export function ListFilters({ id, choice, onChoose }: ListFiltersProps): ReactElement {
  return (
    <section className="list-filters" id={id} aria-label={PORTFOLIO_TEXTS.filters}>
      <OptionFilter
        legend={PORTFOLIO_TEXTS.column.stage}
        options={STAGE_OPTIONS}
        chosen={choice.stage ?? []}
        onChange={(stage) => onChoose(withFilter(choice, "stage", stage))}
      />
      {NARROW.map((name) => (
        <NumbersFilter key={name} name={name} choice={choice} onChoose={onChoose} />
      ))}
      <fieldset className="plain-fieldset list-filters__group">
        <legend>{PORTFOLIO_TEXTS.awardDates}</legend>
        {(["awardedFrom", "awardedTo"] as const).map((name) => (
          <DayField
            key={name}
            label={PORTFOLIO_TEXTS[name]}
            day={choice[name] ?? ""}
            onChange={(day) => onChoose(withFilter(choice, name, day))}
          />
        ))}
      </fieldset>
      <NumbersFilter name="marketSegment" isWide choice={choice} onChoose={onChoose} />
    </section>
  );
}

interface NumbersFilterProps extends Omit<ListFiltersProps, "id"> {
  readonly name: NumberFilter;
  readonly isWide?: boolean;
}

function NumbersFilter({ name, isWide = false, choice, onChoose }: NumbersFilterProps): ReactElement {
  const lists = useLists();
  return (
    <OptionFilter
      legend={PORTFOLIO_TEXTS.column[name]}
      options={lists[FILTER_LISTS[name]] ?? []}
      chosen={choice[name] ?? []}
      isWide={isWide}
      onChange={(chosen) => onChoose(withFilter(choice, name, chosen))}
    />
  );
}

/** The choice with another value of a filter; nothing chosen is no filter. */
export function withFilter(
  choice: ListChoice,
  name: NumberFilter | "stage" | "awardedFrom" | "awardedTo",
  value: string | readonly (string | number)[],
): ListChoice {
  const { [name]: _, ...others } = choice;
  return value.length === 0 ? others : { ...others, [name]: value };
}

interface OptionFilterProps {
  readonly legend: string;
  readonly options: readonly ListOption[];
  readonly chosen: readonly (string | number)[];
  readonly isWide?: boolean;
  readonly onChange: (chosen: readonly (string | number)[]) => void;
}

function OptionFilter({ legend, options, chosen, isWide = false, onChange }: OptionFilterProps): ReactElement {
  const group = useId();
  return (
    <fieldset className={`plain-fieldset list-filters__group${isWide ? " list-filters__group--wide" : ""}`}>
      <legend>{legend}</legend>
      <div className="list-filters__options">
        {options.map(({ id, name }) => (
          <div className="usa-checkbox" key={id}>
            <input
              className="usa-checkbox__input"
              type="checkbox"
              id={`${group}-${id}`}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
            <label className="usa-checkbox__label" htmlFor={`${group}-${id}`}>
              {name}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
