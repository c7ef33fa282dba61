import type { DescribedCommand } from "./describe-program.js";
import { argumentPlace, completedCommands, namesOf, valuePlace } from "./words.js";

/** Completion for PowerShell 5.1 and later. If there are no words, PowerShell offers files. */
export function powershellCompletion(program: DescribedCommand): string {
  const commands = completedCommands(program);
  return `# Completion of ${program.name} for PowerShell.
Register-ArgumentCompleter -Native -CommandName ${program.name} -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $top = ${list([...commands.map(({ name }) => name), ...program.options.flatMap(namesOf)])}
  $options = @{
${commands.map(({ name, options }) => `    ${quote(name)} = ${list(options.flatMap(namesOf))}`).join("\n")}
  }
  $arguments = @{
${commands.flatMap(argumentRow).join("\n")}
  }
  $values = @{
${commands.flatMap(valueRows).join("\n")}
  }
  $words = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
  if ($wordToComplete -ne '') { $words = @($words | Select-Object -SkipLast 1) }
  $command = @($words | Where-Object { -not $_.StartsWith('-') })[0]
  $before = if ($words.Count -gt 0) { $words[-1] } else { '' }
  $offered = if (-not $command) { $top }
    elseif ($values.ContainsKey("$command $before")) { $values["$command $before"] }
    elseif ($wordToComplete.StartsWith('-')) { $options[$command] }
    else { $arguments[$command] }
  $offered | Where-Object { $_ -and $_.StartsWith($wordToComplete) } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`;
}

function argumentRow({ name, arguments: places }: DescribedCommand): readonly string[] {
  const [place] = places.map(argumentPlace);
  return place?.kind === "words" ? [`    ${quote(name)} = ${list(place.words)}`] : [];
}

function valueRows({ name, options }: DescribedCommand): readonly string[] {
  return options.flatMap((option) => {
    const place = valuePlace(option);
    if (place?.kind !== "words") return [];
    return namesOf(option).map((each) => `    ${quote(`${name} ${each}`)} = ${list(place.words)}`);
  });
}

const list = (words: readonly string[]): string => `@(${words.map(quote).join(", ")})`;
const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;
