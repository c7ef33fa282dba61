import { type Calculation, figureDefinition, type Project } from "@epb/engine";
import { Button, Label, Select, TextInput } from "@trussworks/react-uswds";
import { type FormEvent, type ReactElement, useState } from "react";
import type { AskedGoal } from "./break-even-answer.js";
import { LeverSelect } from "./lever-select.js";
import type { LeverValues } from "./levers.js";
import { type OpenLever, shownFigures } from "./recalculate.js";
import { SearchProgress } from "./search-progress.js";
import { type BreakEvenQuestion, useBreakEvens } from "./use-break-evens.js";
import { WHAT_IF_TEXTS } from "./what-if-texts.js";

interface BreakEvenProps {
  /** The project with the what-if changes. */
  readonly project: Project;
  readonly calculation: Calculation;
  readonly levers: readonly OpenLever[];
  readonly onTake: (values: LeverValues) => void;
}

const NUMBER = /^-?\d{1,15}(?:\.\d{1,10})?$/;
const GOALS = ["atMost", "atLeast", "equals"] as const;

/** Input value at which a figure reaches a goal. */
export function BreakEven({ project, calculation, levers, onTake }: BreakEvenProps): ReactElement {
  const figures = shownFigures(calculation);
  const [leverId, setLeverId] = useState<string>(levers[0]?.id ?? "");
  const [figure, setFigure] = useState(figures.find((path) => path.endsWith("totalInterest")) ?? figures[0] ?? "");
  const [goal, setGoal] = useState<AskedGoal["goal"]>("atMost");
  const [value, setValue] = useState("");
  const [asked, setAsked] = useState<BreakEvenQuestion>();
  const [isRefused, setRefused] = useState(false);
  // Ignore answers for a project with other changes.
  const current = asked?.project === project ? asked : undefined;
  const search = useBreakEvens(current);
  const [answer] = search.answers;
  const digits = value.replaceAll(/[$,\s]/g, "");
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    const lever = levers.find(({ id }) => id === leverId);
    setRefused(!NUMBER.test(digits));
    if (lever === undefined || !NUMBER.test(digits)) {
      document.getElementById("break-even-value")?.focus();
      return;
    }
    setAsked({ project, lever, goals: [{ figure, goal, value: digits }] });
  };
  // The pressed button disappears with the answer or the error that it belongs to.
  const atFind = (next: () => void): void => {
    document.getElementById("break-even-find")?.focus();
    next();
  };
  const { question, goals } = WHAT_IF_TEXTS;
  return (
    <form className="break-even" noValidate onSubmit={ask}>
      <div className="break-even__fields">
        <LeverSelect id="break-even-input" levers={levers} value={leverId} onChoose={setLeverId} />
        <div>
          <Label htmlFor="break-even-figure">{question.figure}</Label>
          <Select
            id="break-even-figure"
            name="figure"
            value={figure}
            onChange={(event) => setFigure(event.target.value)}
          >
            {figures.map((path) => (
              <option key={path} value={path}>
                {figureDefinition(path).label}
              </option>
            ))}
          </Select>
        </div>
        <div>
          <Label htmlFor="break-even-goal">{question.goal}</Label>
          <Select
            id="break-even-goal"
            name="goal"
            value={goal}
            onChange={(event) => setGoal(GOALS.find((each) => each === event.target.value) ?? "atMost")}
          >
            {GOALS.map((each) => (
              <option key={each} value={each}>
                {goals[each]}
              </option>
            ))}
          </Select>
        </div>
        <div>
          <Label htmlFor="break-even-value">{question.value}</Label>
          <TextInput
            id="break-even-value"
            name="value"
            type="text"
            inputMode="decimal"
            value={value}
            aria-invalid={isRefused}
            aria-describedby={isRefused ? "break-even-error" : undefined}
            onChange={(event) => setValue(event.target.value)}
          />
          {isRefused && (
            <span className="usa-error-message" id="break-even-error">
              {WHAT_IF_TEXTS.valueRequired}
            </span>
          )}
        </div>
        <Button type="submit" id="break-even-find">
          {question.find}
        </Button>
      </div>
      {current !== undefined && (
        <SearchProgress
          question={current}
          search={search}
          label={question.find}
          onRetry={() => atFind(() => setAsked({ ...current }))}
        />
      )}
      <div className="break-even__answer" role="status">
        {current !== undefined && search.failure === undefined && <p>{answer?.text ?? question.looking}</p>}
        {current !== undefined && answer?.value !== undefined && (
          <Button type="button" outline onClick={() => atFind(() => onTake({ [current.lever.id]: answer.value }))}>
            {WHAT_IF_TEXTS.take}
          </Button>
        )}
      </div>
    </form>
  );
}
