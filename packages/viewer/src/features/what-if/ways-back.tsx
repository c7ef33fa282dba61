import type { Project } from "@epb/engine";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useCallback, useRef, useState } from "react";
import { FramedTable } from "../../components/table/framed-table.js";
import { figureValue } from "../../format/figures.js";
import { WHAT_IF_TEXTS } from "../../texts/what-if-texts.js";
import { answerBreakEven, type BreakEvenAnswer } from "./break-even-answer.js";
import { leverText } from "./lever-numbers.js";
import { LeverSelect } from "./lever-select.js";
import type { LeverValues } from "./levers.js";
import type { ComparedFigure, OpenLever } from "./recalculate.js";
import { useInSlices } from "./use-in-slices.js";

const TEXTS = WHAT_IF_TEXTS.waysBack;

interface WaysBackProps {
  /** With the changes made. */
  readonly project: Project;
  readonly figures: readonly ComparedFigure[];
  readonly levers: readonly OpenLever[];
  readonly onTake: (values: LeverValues) => void;
}

/** What is looked for. */
interface Asked {
  readonly project: Project;
  readonly lever: OpenLever;
  readonly figures: readonly ComparedFigure[];
}

const NONE: readonly ComparedFigure[] = [];

/** For each figure that the changes have moved: at which value of one input it is again what it is without them. */
export function WaysBack({ project, figures, levers, onTake }: WaysBackProps): ReactElement {
  const [leverId, setLeverId] = useState<string>(levers[0]?.id ?? "");
  const [asked, setAsked] = useState<Asked>();
  const title = useRef<HTMLHeadingElement>(null);
  // Answers to a question about other changes are none.
  const current = asked?.project === project ? asked : undefined;
  const lever = current?.lever;
  const answer = useCallback(
    (figure: ComparedFigure): BreakEvenAnswer | undefined =>
      lever === undefined || figure.before === undefined
        ? undefined
        : answerBreakEven(project, { lever, figure: figure.path, goal: "equals", value: figure.before }),
    [project, lever],
  );
  const answers = useInSlices(current?.figures ?? NONE, answer);
  const take = (values: LeverValues): void => {
    // The answers, and the button among them, are to changes that are no more.
    title.current?.focus();
    onTake(values);
  };
  const moved = figures.filter(({ difference }) => difference !== undefined && Number(difference) !== 0);
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
            const chosen = levers.find(({ id }) => id === leverId);
            if (chosen !== undefined) setAsked({ project, lever: chosen, figures: moved });
          }}
        >
          <LeverSelect id="ways-back-input" levers={levers} value={leverId} onChoose={setLeverId} />
          <Button type="submit">{TEXTS.find}</Button>
        </form>
      )}
      <p className="visually-hidden" role="status">
        {current !== undefined &&
          (answers.length < current.figures.length ? TEXTS.looking : TEXTS.looked(answers.length))}
      </p>
      {current !== undefined && <Answers asked={current} answers={answers} onTake={take} />}
    </section>
  );
}

interface AnswersProps {
  readonly asked: Asked;
  /** Of the first figures: the others are still looked for. */
  readonly answers: readonly (BreakEvenAnswer | undefined)[];
  readonly onTake: (values: LeverValues) => void;
}

function Answers({ asked: { lever, figures }, answers, onTake }: AnswersProps): ReactElement {
  const input = WHAT_IF_TEXTS.levers[lever.id];
  return (
    <>
      {answers.length < figures.length && (
        <progress className="ways-back__progress" value={answers.length} max={figures.length} aria-label={TEXTS.find} />
      )}
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
    </>
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
