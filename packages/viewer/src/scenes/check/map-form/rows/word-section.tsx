import type { SheetPlace } from "@epb/workbook/mapping";
import { type ReactElement, useId } from "react";
import { MAP_TEXTS } from "../map-form-texts.js";
import type { WordEntry } from "../state/form-mapping.js";
import type { MappingChange } from "../state/mapping-changes.js";
import { stateOfWord } from "../state/open-questions.js";
import { CellLine } from "./cell-line.js";
import { RowStateBadge } from "./row-state.js";

interface WordSectionProps {
  readonly words: readonly WordEntry[];
  readonly isOnlyOpen: boolean;
  /** Keys of words that changed: they stay in view. */
  readonly touched: ReadonlySet<string>;
  readonly nameOf: (path: string) => string;
  readonly choicesOf: (path: string) => readonly string[];
  readonly onShow: (place: SheetPlace) => void;
  readonly onChange: (change: MappingChange) => void;
}

/** The words of the form, each with the choice that it stands for. */
export function WordSection({ words, isOnlyOpen, touched, ...rest }: WordSectionProps): ReactElement | null {
  const { nameOf, choicesOf, onShow, onChange } = rest;
  const shown = words.filter((word) => !isOnlyOpen || word.choice === "" || touched.has(`${word.to} ${word.word}`));
  if (shown.length === 0) return null;
  return (
    <section className="map-section">
      <h3 className="map-form__part">{MAP_TEXTS.wordsTitle}</h3>
      <p className="map-section__text">{MAP_TEXTS.wordsLead}</p>
      <ul className="map-rows">
        {shown.map((word) => (
          <WordRow
            key={`${word.to} ${word.word}`}
            word={word}
            name={nameOf(word.to)}
            choices={choicesOf(word.to)}
            onShow={onShow}
            onChange={onChange}
          />
        ))}
      </ul>
    </section>
  );
}

interface WordRowProps extends Pick<WordSectionProps, "onShow" | "onChange"> {
  readonly word: WordEntry;
  readonly name: string;
  readonly choices: readonly string[];
}

function WordRow({ word: { to, word, choice, place }, name, choices, onShow, onChange }: WordRowProps): ReactElement {
  const id = useId();
  const state = stateOfWord({ choice });
  return (
    <li className={`map-row map-row--${state}`}>
      <p className="map-row__head">
        <label className="map-row__name" htmlFor={id}>
          <span className="visually-hidden">{MAP_TEXTS.choiceOf} </span>
          {word}
        </label>
        <RowStateBadge state={state} />
      </p>
      <CellLine cell={{ place, label: "", content: name, reason: "" }} onShow={onShow} />
      <div className="map-row__fields">
        <select
          className="usa-select"
          id={id}
          value={choice}
          onChange={({ target }) => onChange({ kind: "choice", to, word, choice: target.value })}
        >
          <option value="">{MAP_TEXTS.noChoice}</option>
          {choices.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
    </li>
  );
}
