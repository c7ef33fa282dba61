import type { DescribedCommand, DescribedOption } from "./describe-program.js";
import { argumentPlace, completedCommands, namesOf, type Place, valuePlace } from "./words.js";

/** Completion for zsh: to be sourced, or as a file _epb in a folder of $fpath. */
export function zshCompletion(program: DescribedCommand): string {
  const commands = completedCommands(program);
  return `#compdef ${program.name}
# Completion of ${program.name} for zsh.
_epb() {
  local context state state_descr line
  typeset -A opt_args
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    ${quote(`${name}:${summary}`)}`).join("\n")}
  )
  _arguments -C \\
${program.options.map((option) => `    ${optionSpec(option)} \\`).join("\n")}
    '1:command:->command' \\
    '*::argument:->argument'
  case $state in
    command)
      _describe -t commands 'command' commands
      ;;
    argument)
      case $words[1] in
${commands.map(commandCase).join("\n")}
      esac
      ;;
  esac
}

if [[ $funcstack[1] == _epb ]]; then
  _epb "$@"
else
  compdef _epb ${program.name}
fi
`;
}

function commandCase({ name, options, arguments: places }: DescribedCommand): string {
  const specs = [
    ...options.map(optionSpec),
    ...places.map((argument, index) => {
      const where = argument.isVariadic ? "*" : String(index + 1);
      return quote(`${where}:${label(argument.name)}:${action(argumentPlace(argument))}`);
    }),
  ];
  return `        ${name})
          _arguments \\
${specs.map((spec) => `            ${spec}`).join(" \\\n")}
          ;;`;
}

/** `'(-f --format)'{-f,--format}'[how to report]:format:(human json)'`, `'*'--set'[change an input]:path: '` */
function optionSpec(option: DescribedOption): string {
  const names = namesOf(option);
  const place = valuePlace(option);
  const value = place === undefined ? "" : `:${label(option.value ?? "")}:${action(place)}`;
  const about = quote(`[${option.description.replaceAll("[", "\\[").replaceAll("]", "\\]")}]${value}`);
  const each = names.length === 1 ? (names[0] ?? "") : `{${names.join(",")}}`;
  // A repeatable option excludes no other; all others are offered once, under either name.
  if (option.isRepeatable) return `'*'${each}${about}`;
  return names.length === 1 ? each + about : `${quote(`(${names.join(" ")})`)}${each}${about}`;
}

function action(place: Place): string {
  switch (place.kind) {
    case "words":
      return `(${place.words.map((word) => word.replaceAll(" ", "\\ ")).join(" ")})`;
    case "file":
      return "_files";
    case "text":
      return " ";
    default:
      return place satisfies never;
  }
}

const label = (name: string): string =>
  name
    .replaceAll("..", " to ")
    .replaceAll("|", " or ")
    .replace(/[<>[\]():.…]/g, "") || "value";
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
