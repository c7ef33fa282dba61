import type { MappingRows, WordRow } from "@epb/workbook/mapping";
import type { Layout } from "../../../format/layout.js";
import { printable } from "../../../format/printable.js";
import { hang, wrap } from "../../../format/wrap.js";
import type { TypedLines } from "../../../io.js";
import { cellsAround } from "./cells-around.js";
import { columnQuestions } from "./column-questions.js";
import { inputQuestions, needsDecider, withDecider } from "./input-questions.js";
import { otherQuestion } from "./other-question.js";
import type { AskedForm, Choice, Decision, Question } from "./question.js";
import { wordQuestions } from "./word-questions.js";

export interface Answers {
  readonly rows: MappingRows;
  /** False if the person stopped before the last question. */
  readonly isFinished: boolean;
}

interface InterviewOptions {
  readonly asked: AskedForm;
  readonly layout: Layout;
  readonly lines: TypedLines;
  /** Words in the cells of columns that were chosen, without those of the rows. */
  readonly newWords: (rows: MappingRows) => Promise<readonly WordRow[]>;
}

type Outcome = "next" | "back" | "stop";

const HOW_TO =
  "Enter a number, or what the question asks for. Enter alone leaves a question open, n says that the form does not have it, b goes back, and q stops and keeps the answers.";

/** Asks a person the open questions about a form. */
export class Interview {
  readonly #options: InterviewOptions;
  #rows: MappingRows;
  /** Answers by question, for a person who goes back. */
  readonly #told: Map<Question, string> = new Map<Question, string>();

  constructor(rows: MappingRows, options: InterviewOptions) {
    this.#rows = rows;
    this.#options = options;
  }

  async run(): Promise<Answers> {
    const isFinished = (await this.#askOpen()) && (await this.#askNewWords()) && (await this.#askOther());
    const answered = !needsDecider(this.#rows) || !isFinished || (await this.#askDecider());
    return { rows: this.#rows, isFinished: isFinished && answered };
  }

  #askOpen(): Promise<boolean> {
    const { asked } = this.#options;
    const questions = [inputQuestions, columnQuestions, wordQuestions].flatMap((all) => all(this.#rows, asked));
    const count = questions.length === 1 ? "1 open question." : `${questions.length} open questions.`;
    this.#say("", ...wrap(`${count} ${HOW_TO}`, this.#options.layout.columns));
    return this.#askAll(questions);
  }

  async #askNewWords(): Promise<boolean> {
    const words = await this.#options.newWords(this.#rows);
    if (words.length === 0) return true;
    const added = { ...this.#rows, words };
    this.#rows = { ...this.#rows, words: [...this.#rows.words, ...words] };
    return this.#askAll(wordQuestions(added, this.#options.asked));
  }

  /** True if the person has not stopped. */
  async #askAll(questions: readonly Question[]): Promise<boolean> {
    let index = 0;
    while (index < questions.length) {
      const question = questions[index];
      if (question === undefined) break;
      const outcome = await this.#ask(question, `Question ${index + 1} of ${questions.length}`);
      if (outcome === "stop") return false;
      index = Math.max(0, index + (outcome === "next" ? 1 : -1));
    }
    return true;
  }

  /** Asks for inputs that were not found, until the person has no more. */
  async #askOther(): Promise<boolean> {
    for (;;) {
      const rows = this.#rows;
      const outcome = await this.#ask(otherQuestion(rows, this.#options.asked), "Last question");
      if (outcome === "stop") return false;
      if (outcome === "next" && this.#rows === rows) return true;
    }
  }

  async #askDecider(): Promise<boolean> {
    this.#say("", "Who decided the values that the form does not state? Enter a name or an office.");
    const name = await this.#options.lines.next();
    if (name !== undefined && name.trim() !== "") this.#rows = withDecider(this.#rows, name.trim());
    return name !== undefined;
  }

  async #ask(question: Question, heading: string): Promise<Outcome> {
    const { asked, layout } = this.#options;
    const { columns, paint } = layout;
    this.#say("", paint("quiet", heading));
    this.#say(...wrap(printable(question.title), columns).map((line) => paint("heading", line)));
    if (question.place !== undefined) this.#say(...cellsAround(question.place, asked.form, layout));
    let choices = question.choices;
    this.#show(choices);
    this.#say(...wrap(`Or enter ${question.hint}.`, columns).map((line) => paint("quiet", line)));
    const told = this.#told.get(question);
    if (told !== undefined) this.#say(...wrap(printable(`Your answer: ${told}. Enter alone keeps it.`), columns));
    for (;;) {
      const entry = (await this.#options.lines.next())?.trim();
      if (entry === undefined || entry === "q") return "stop";
      if (entry === "b") return "back";
      if (entry === "") return "next";
      if (entry === "n") {
        this.#rows = question.leaveOut(this.#rows);
        this.#told.set(question, "the form does not have it");
        return "next";
      }
      const decision = decisionOf(entry, choices, question);
      switch (decision.kind) {
        case "decided":
          this.#rows = decision.change(this.#rows);
          this.#told.set(question, decision.told);
          this.#say(...hang("→ ", printable(decision.told), columns));
          return "next";
        case "asks":
          return this.#ask(decision.question, heading);
        case "narrowed":
          choices = decision.choices;
          this.#show(choices);
          break;
        case "refused":
          this.#say(...wrap(printable(decision.why), columns));
          break;
        default:
          return decision satisfies never;
      }
    }
  }

  #show(choices: readonly Choice[]): void {
    const { columns } = this.#options.layout;
    for (const [index, { text }] of choices.entries()) {
      this.#say(...hang(`${String(index + 1).padStart(4)}  `, printable(text), columns));
    }
  }

  #say(...lines: readonly string[]): void {
    for (const line of lines) this.#options.lines.say(line);
  }
}

function decisionOf(entry: string, choices: readonly Choice[], question: Question): Decision {
  if (!/^\d+$/.test(entry)) return question.decide(entry);
  const choice = choices[Number(entry) - 1];
  if (choice !== undefined) return choice.decision;
  const why = choices.length === 0 ? "There is nothing with a number." : `Enter a number from 1 to ${choices.length}.`;
  return { kind: "refused", why };
}
