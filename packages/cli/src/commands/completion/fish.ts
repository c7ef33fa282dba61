import type { DescribedCommand, DescribedOption } from "./describe-program.js";
import { argumentPlace, completedCommands, valuePlace } from "./words.js";

export function fishCompletion(program: DescribedCommand): string {
  const commands = completedCommands(program);
  const names = commands.map(({ name }) => name).join(" ");
  const first = `not __fish_seen_subcommand_from ${names}`;
  const complete = (condition: string, rest: string): string =>
    `complete -c ${program.name} -n ${quote(condition)} ${rest}`;
  const lines = [
    `# Completion of ${program.name} for fish.`,
    `complete -c ${program.name} -f`,
    ...program.options.map((option) => complete(first, optionWords(option))),
    ...commands.map(({ name, summary }) => complete(first, `-a ${name} -d ${quote(summary)}`)),
    ...commands.flatMap(({ name, options, arguments: places }) => {
      const seen = `__fish_seen_subcommand_from ${name}`;
      const [place] = places.map(argumentPlace);
      const words = place?.kind === "words" ? [complete(seen, `-a ${quote(place.words.join(" "))}`)] : [];
      const files = places.some((argument) => argumentPlace(argument).kind === "file") ? [complete(seen, "-F")] : [];
      return [...words, ...files, ...options.map((option) => complete(seen, optionWords(option)))];
    }),
  ];
  return `${lines.join("\n")}\n`;
}

/** `-s f -l format -x -a 'human json' -d 'how to report'` */
function optionWords(option: DescribedOption): string {
  const { short, long, description } = option;
  const place = valuePlace(option);
  const value =
    place === undefined
      ? ""
      : place.kind === "words"
        ? ` -x -a ${quote(place.words.join(" "))}`
        : place.kind === "file"
          ? " -r -F"
          : " -x";
  const shortWord = short === undefined ? "" : `-s ${short.slice(1)} `;
  return `${shortWord}-l ${long.slice(2)}${value} -d ${quote(description)}`;
}

const quote = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
