import type { DescribedCommand } from "./describe-program.js";
import { argumentPlace, completedCommands, namesOf, type Place, valuePlace } from "./words.js";

/** Completion for bash, from 3.2 on. */
export function bashCompletion(program: DescribedCommand): string {
  const commands = completedCommands(program);
  const top = [...commands.map(({ name }) => name), ...program.options.flatMap(namesOf)].join(" ");
  return `# Completion of ${program.name} for bash.
_epb_words() {
  local IFS=$' \\t\\n'
  COMPREPLY=($(compgen -W "$1" -- "$2"))
}

_epb_files() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -f -- "$1"))
}

_epb() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="" index
  COMPREPLY=()
  # bash takes --format=json for three words.
  if [[ $current == "=" ]]; then
    current=""
  elif [[ $before == "=" ]]; then
    before="\${COMP_WORDS[COMP_CWORD-2]}"
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    if [[ \${COMP_WORDS[index]} != -* ]]; then
      command="\${COMP_WORDS[index]}"
      break
    fi
  done
  case "$command" in
    "")
      _epb_words "${top}" "$current"
      ;;
${commands.map(commandCase).join("\n")}
  esac
}

complete -o filenames -F _epb ${program.name}
`;
}

function commandCase({ name, options, arguments: places }: DescribedCommand): string {
  const values = options.flatMap((option) => {
    const place = valuePlace(option);
    return place === undefined ? [] : [`        ${namesOf(option).join(" | ")}) ${complete(place)} ;;`];
  });
  const [first] = places;
  const argument = first === undefined ? ":" : complete(argumentPlace(first));
  return `    ${name})
      case "$before" in
${values.join("\n")}
        *)
          if [[ $current == -* ]]; then
            _epb_words "${options.flatMap(namesOf).join(" ")}" "$current"
          else
            ${argument}
          fi
          ;;
      esac
      ;;`;
}

function complete(place: Place): string {
  switch (place.kind) {
    case "words":
      return `_epb_words "${place.words.join(" ")}" "$current"`;
    case "file":
      return `_epb_files "$current"`;
    case "text":
      return ":";
    default:
      return place satisfies never;
  }
}
