import { didYouMean, nearMisses } from "@epb/engine/lookup";
import type { Command } from "commander";

const WRONG_VALUE =
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- The text is a message of commander.
  /^error: (?:option '(?:-\w, )?(--[\w-]+).*' argument|command-argument value) '(.*)' is invalid(?: for argument '(.+)')?\. (.*)$/s;
const CHOICES = /^Allowed choices are (.*)\.$/s;
const UNKNOWN = /^error: unknown (?:command|option) '([^']+)'/;

/** Our text for a mistake that commander reports: the given value, the nearest accepted value, and the rule. */
export function complaintText(text: string, program: Command): string {
  const [, option, value = "", argument = "", rule = ""] = WRONG_VALUE.exec(text) ?? [];
  if (rule !== "") return `error: ${option ?? `<${argument}>`} does not take "${value}". ${withNearest(value, rule)}`;
  const [unknown, name] = UNKNOWN.exec(text) ?? [];
  const meant = name === undefined ? undefined : optionLike(name, program);
  return meant === undefined ? text : `${unknown}\n(Did you mean ${meant}?)\n`;
}

function withNearest(value: string, rule: string): string {
  const [, list] = CHOICES.exec(rule.trim()) ?? [];
  if (list === undefined) return rule;
  const choices = list.split(", ").map((choice) => ({ suggestion: choice, names: [choice] }));
  return [didYouMean(nearMisses(value, choices)), rule].filter((part) => part !== "").join(" ");
}

/** An option of the program of the same name, or with the same letter: `--version` for `version` and `-v`. */
function optionLike(name: string, { options }: Command): string | undefined {
  const word = name.replace(/^-+/, "").toLowerCase();
  return options.find(({ long, short }) =>
    [long, short].some((flag) => flag?.replace(/^-+/, "").toLowerCase() === word),
  )?.long;
}
