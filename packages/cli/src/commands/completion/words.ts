import type { DescribedArgument, DescribedCommand, DescribedOption } from "./describe-program.js";

/** Completion of a position: a list of words, a file name, or text that a shell cannot complete. */
export type Place = { readonly kind: "words"; readonly words: readonly string[] } | { readonly kind: "file" | "text" };

/** Values and arguments that are no files. */
const NO_FILES = /^(figure|command|name|rev|severity|number|n)$/;
/** Values that are files. */
const FILES = /\b(file|folder|project)\b/;

/** Completion of a command's argument. */
export function argumentPlace({ name, choices }: DescribedArgument): Place {
  if (choices.length > 0) return { kind: "words", words: choices };
  return { kind: NO_FILES.test(name) ? "text" : "file" };
}

/** Completion of an option's value; undefined for a switch. */
export function valuePlace({ value, choices }: DescribedOption): Place | undefined {
  if (value === undefined) return undefined;
  if (choices.length > 0) return { kind: "words", words: choices };
  return { kind: FILES.test(value) && !value.includes("=") ? "file" : "text" };
}

/** `-f` and `--format`. */
export const namesOf = ({ short, long }: DescribedOption): readonly string[] =>
  short === undefined ? [long] : [short, long];

/** Commands that a person can name; `help` has the name of another command as its argument. */
export function completedCommands({ commands }: DescribedCommand): readonly DescribedCommand[] {
  const names = commands.map(({ name }) => name).filter((name) => name !== "help");
  return commands.map((command) =>
    command.name === "help"
      ? {
          ...command,
          arguments: [{ name: "command", description: "", isRequired: false, isVariadic: false, choices: names }],
        }
      : command,
  );
}
