import { EngineError, figureDefinition } from "@epb/engine";
import type { ProjectExplainer } from "@epb/engine/explain";
import { didYouMean, findName, withMeasureKeys } from "@epb/engine/lookup";
import { type CalculatedProject, unknownInputsText } from "@epb/workbook/diagnostics";
import { type Parsed, parsed, refused } from "../../figures/complaint.js";

/** Finds the figures that options name. */
export interface FigureFinder {
  /** The path of any figure, a date too. */
  readonly any: (about: string, name: string) => Parsed<string>;
  /** The path of a figure that is a number. */
  readonly one: (about: string, name: string) => Parsed<string>;
  /** The path of figures, in which `*` stands for every item. */
  readonly several: (about: string, name: string) => Parsed<string>;
}

export function figureFinder(result: CalculatedProject, explainer: ProjectExplainer): FigureFinder {
  const any = (about: string, name: string): Parsed<string> => {
    const found = findName(name, result, explainer);
    switch (found.kind) {
      case "figure":
        return parsed(found.path);
      case "absent":
        return parsed(withMeasureKeys(name, result.project));
      case "input":
        return refused({ about, message: `${name} is an input, not a figure.`, advice: LIST });
      case "several":
        return refused({
          about,
          message: `${name} matches several figures.`,
          expected: found.paths.join(", "),
          advice: "Use the path of one of these figures.",
        });
      case "withheld":
        return refused({
          about,
          message: `${found.label} depends on ${unknownInputsText(result.unknownInputs ?? [])}.`,
          advice: "Correct this input first.",
        });
      case "unknown":
        return refused({
          about,
          message: `There is no figure ${name}.`,
          advice: didYouMean(found.suggestions) || LIST,
        });
      default:
        return found satisfies never;
    }
  };
  const one = (about: string, name: string): Parsed<string> => {
    const found = any(about, name);
    return found.ok ? numeric(about, found.value) : found;
  };
  return { any, one, several: (about, name) => (name.includes("*") ? pattern(about, name) : one(about, name)) };
}

const LIST = "epb explain FILE --list shows all figures.";

function pattern(about: string, name: string): Parsed<string> {
  try {
    figureDefinition(name);
    return numeric(about, name);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return refused({ about, message: `There are no figures ${name}.`, advice: LIST });
  }
}

function numeric(about: string, path: string): Parsed<string> {
  const { quantity, label } = figureDefinition(path);
  if (quantity !== "date" && quantity !== "yesNo") return parsed(path);
  return refused({ about, message: `${label} is not a number.`, advice: "Choose a figure that is a number." });
}
