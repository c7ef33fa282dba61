import {
  type DescribedCommand,
  type DescribedOption,
  describeCommand,
} from "../../packages/cli/src/commands/completion/describe-program.js";
import { createNodeIo } from "../../packages/cli/src/node-io.js";
import { createProgram } from "../../packages/cli/src/program.js";

/** The manual page of `epb` with all of its commands, from their help; by path. */
export async function manPage(): Promise<ReadonlyMap<string, string>> {
  const program = await createProgram(createNodeIo(), () => undefined);
  const described = describeCommand(program);
  const commands = described.commands.filter(({ name }) => name !== "help");
  const helpOf = new Map(program.commands.map((command) => [command.name(), textBehindOptions(command)]));
  const page = lines([
    '.\\" Written by `npm run docs` from the help of the commands; a test checks that the page is current.',
    '.TH EPB 1 "" "epb" "User Commands"',
    ".SH NAME",
    `epb \\- ${text("checks and calculates energy-savings performance projects")}`,
    ".SH SYNOPSIS",
    ".B epb",
    "\\fIcommand\\fR [\\fIoptions\\fR] [\\fIarguments\\fR]",
    ".SH DESCRIPTION",
    ...paragraphs(described.description),
    ".SH OPTIONS",
    ...described.options.flatMap(optionLines),
    ".SH COMMANDS",
    ...commands.flatMap((command) => commandLines(command, helpOf.get(command.name) ?? "")),
    ...sectionsOf(textBehindOptions(program), ".SH"),
    ".SH ENVIRONMENT",
    ".TP",
    ".B NO_COLOR",
    "No colour on a terminal, whatever its value.",
  ]);
  return new Map([["packages/cli/man/epb.1", page]]);
}

type Command = Awaited<ReturnType<typeof createProgram>>;

/** Parts of the help after the options: examples, exit status. Long lines are not wrapped. */
function textBehindOptions(command: Command): string {
  let shown = "";
  command.configureOutput({
    writeOut: (part) => {
      shown += part;
    },
    getOutHelpWidth: () => Number.MAX_SAFE_INTEGER,
  });
  command.outputHelp();
  return shown.slice(command.helpInformation().length);
}

function commandLines(command: DescribedCommand, behindOptions: string): readonly string[] {
  const { name, description, arguments: places, options } = command;
  const words = places.map((place) => {
    const word = `\\fI${text(place.name)}\\fR${place.isVariadic ? " ..." : ""}`;
    return place.isRequired ? word : `[${word}]`;
  });
  return [
    `.SS "\\fBepb ${text(name)}\\fR ${[...(options.length > 0 ? ["[\\fIoptions\\fR]"] : []), ...words].join(" ")}"`,
    ...paragraphs(description),
    ...places.flatMap((place) => [
      ".TP",
      `\\fI${text(place.name)}\\fR`,
      text(`${place.description}${choiceWords(place.choices)}`),
    ]),
    ...options.filter(({ long }) => long !== "--help").flatMap(optionLines),
    ...sectionsOf(behindOptions, ".PP"),
  ];
}

function optionLines({ short, long, value, description, choices, standard }: DescribedOption): readonly string[] {
  const names = [short, long].filter((name) => name !== undefined).map((name) => `\\fB${text(name)}\\fR`);
  const usual = standard === undefined ? "" : ` (default: ${standard})`;
  return [
    ".TP",
    `${names.join(", ")}${value === undefined ? "" : ` \\fI${text(value)}\\fR`}`,
    text(`${description}${choiceWords(choices)}${usual}`),
  ];
}

const choiceWords = (choices: readonly string[]): string =>
  choices.length === 0 ? "" : ` (one of ${choices.join(", ")})`;

/** Paragraphs of prose; indented lines keep their form. */
function paragraphs(words: string): readonly string[] {
  return words.split("\n\n").flatMap((part) => [".PP", ...formatted(part.split("\n"))]);
}

function formatted(block: readonly string[]): readonly string[] {
  const isKept = (line: string): boolean => line.startsWith("  ");
  return block.flatMap((line, index) => {
    const isFirst = isKept(line) && !isKept(block[index - 1] ?? "");
    const isLast = isKept(line) && !isKept(block[index + 1] ?? "");
    return [...(isFirst ? [".nf"] : []), text(line), ...(isLast ? [".fi"] : [])];
  });
}

/** Headings such as "Examples:" with the indented lines below them. */
function sectionsOf(help: string, heading: ".SH" | ".PP"): readonly string[] {
  return help.split("\n").flatMap((line, index, all) => {
    if (/^\S.*:$/.test(line)) {
      const words = text(line.slice(0, -1));
      return heading === ".SH" ? [".SH", words.toUpperCase(), ".nf"] : [".PP", `\\fB${words}:\\fR`, ".nf"];
    }
    const isOver = index === all.length - 1 || /^\S.*:$/.test(all[index + 1] ?? "");
    const kept = line === "" ? (isOver ? [] : [".sp"]) : [text(line)];
    const isInside = all.slice(0, index + 1).some((each) => /^\S.*:$/.test(each));
    return isInside ? [...kept, ...(isOver ? [".fi"] : [])] : [];
  });
}

/** Plain text as roff: requests and escapes are escaped. */
function text(words: string): string {
  const escaped = words
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replaceAll('"', "\\(dq")
    .replaceAll("'", "\\(aq")
    .replaceAll("`", "\\(ga")
    .replaceAll("~", "\\(ti")
    .replaceAll("^", "\\(ha")
    .replace(
      /[\u0080-\uffff]/g,
      (character) => `\\[u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}]`,
    );
  return /^[.]/.test(escaped) ? `\\&${escaped}` : escaped;
}

const lines = (parts: readonly string[]): string => `${parts.join("\n")}\n`;
