import type { Project } from "@epb/engine";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useRef, useState } from "react";
import { FramedTable } from "../../../components/table/framed-table.js";
import { figureValue } from "../../../format/figures.js";
import type { BreakEvenAnswer } from "./break-even-answer.js";
import { leverText } from "./lever-numbers.js";
import { LeverSelect } from "./lever-select.js";
import type { LeverValues } from "./levers.js";
import type { ComparedFigure, OpenLever } from "./recalculate.js";
import { SearchProgress } from "./search-progress.js";
import { type BreakEvenQuestion, isDone, useBreakEvens } from "./use-break-evens.js";
import { WHAT_IF_TEXTS } from "./what-if-texts.js";

const TEXTS = WHAT_IF_TEXTS.waysBack;

interface WaysBackProps {
  /** The project with the what-if changes. */
  readonly project: Project;
  readonly figures: readonly ComparedFigure[];
  readonly levers: readonly OpenLever[];
  readonly onTake: (values: LeverValues) => void;
}

/** A question with its lever and figures. */
interface Asked extends BreakEvenQuestion {
  readonly lever: OpenLever;
  readonly figures: readonly MovedFigure[];
}

/** A figure that the changes moved. */
interface MovedFigure extends ComparedFigure {
  readonly before: string;
}

/** For each figure that the changes moved: the value of one input that restores the original figure. */
export function WaysBack({ project, figures, levers, onTake }: WaysBackProps): ReactElement {
  const [leverId, setLeverId] = useState<string>(levers[0]?.id ?? "");
  const [asked, setAsked] = useState<Asked>();
  const title = useRef<HTMLHeadingElement>(null);
  // Ignore answers for a project with other changes.
  const current = asked?.project === project ? asked : undefined;
  const search = useBreakEvens(current);
  const moved = figures.filter(isMoved);
  const ask = (): void => {
    const lever = levers.find(({ id }) => id === leverId);
    const goals = moved.map(({ path, before }) => ({ figure: path, goal: "equals" as const, value: before }));
    if (lever !== undefined) setAsked({ project, lever, goals, figures: moved });
  };
  // The pressed button disappears with the answers or the error that it belongs to.
  const atTitle = (next: () => void): void => {
    title.current?.focus();
    next();
  };
  return (
    <section className="ways-back" aria-labelledby="ways-back-title">
      <h4 id="ways-back-title" ref={title} tabIndex={-1}>
        {TEXTS.title}
      </h4>
      <p>{moved.length === 0 ? TEXTS.nothingMoved : TEXTS.lead}</p>
      {moved.length > 0 && (
        <form
          className="ways-back__question"
          onSubmit={(event) => {
            event.preventDefault();
            ask();
          }}
        >
          <LeverSelect id="ways-back-input" levers={levers} value={leverId} onChoose={setLeverId} />
          <Button type="submit">{TEXTS.find}</Button>
        </form>
      )}
      <p className="visually-hidden" role="status">
        {current !== undefined &&
          search.failure === undefined &&
          (isDone(search, current) ? TEXTS.looked(current.goals.length) : TEXTS.looking)}
      </p>
      {current !== undefined && (
        <>
          <SearchProgress question={current} search={search} label={TEXTS.find} onRetry={() => atTitle(ask)} />
          {search.failure === undefined && (
            <Answers asked={current} answers={search.answers} onTake={(values) => atTitle(() => onTake(values))} />
          )}
        </>
      )}
    </section>
  );
}

const isMoved = (figure: ComparedFigure): figure is MovedFigure =>
  figure.difference !== undefined && Number(figure.difference) !== 0;

interface AnswersProps {
  readonly asked: Asked;
  /** Answers in the order of the figures; a missing answer is still being searched. */
  readonly answers: readonly (BreakEvenAnswer | undefined)[];
  readonly onTake: (values: LeverValues) => void;
}

function Answers({ asked: { lever, figures }, answers, onTake }: AnswersProps): ReactElement {
  const input = WHAT_IF_TEXTS.levers[lever.id];
  return (
    <FramedTable caption={TEXTS.caption(input)} isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">{WHAT_IF_TEXTS.figure}</th>
          <th scope="col" className="is-number">
            {WHAT_IF_TEXTS.before}
          </th>
          <th scope="col">{input}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ path, definition, before }, index) => (
          <tr key={path}>
            <th scope="row">{definition.label}</th>
            <td className="is-number">{figureValue(before, definition.unit)}</td>
            <td>
              <AnswerText lever={lever} answer={answers[index]} onTake={onTake} />
            </td>
          </tr>
        ))}
      </tbody>
    </FramedTable>
  );
}

interface AnswerTextProps {
  readonly lever: OpenLever;
  readonly answer: BreakEvenAnswer | undefined;
  readonly onTake: (values: LeverValues) => void;
}

function AnswerText({ lever: { id, look }, answer, onTake }: AnswerTextProps): ReactElement | string {
  if (answer === undefined) return "…";
  const { value, text } = answer;
  if (value === undefined) return text;
  const shown = leverText(look, value);
  return (
    <span className="ways-back__answer">
      {shown}
      <Button type="button" unstyled aria-label={TEXTS.takeOf(shown)} onClick={() => onTake({ [id]: value })}>
        {TEXTS.take}
      </Button>
    </span>
  );
}
