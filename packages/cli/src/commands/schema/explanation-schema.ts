import { OUTPUT_KIND } from "../../output-kinds.js";
import { COUNT, described, document, documentHead, type JsonSchema, listOf, objectOf, oneOf, TEXT } from "./parts.js";
import {
  DATA_SOURCE,
  DECIMAL,
  ENGINE,
  FIGURE_LABEL,
  FIGURE_PATH,
  INPUT_LABEL,
  INPUT_PATH,
  inputFile,
  UNIT,
  UNKNOWN_INPUT,
  VALUE,
  YES_OR_NO,
} from "./shared-parts.js";

const REFERENCE = { $ref: "#/$defs/formula" };

/** Kinds of the parts of a formula. */
const FORMULA_KINDS = [
  "input",
  "figure",
  "supplied",
  "constant",
  "reference",
  "part",
  "sum",
  "difference",
  "product",
  "quotient",
  "power",
  "smallest",
  "largest",
  "rounded",
  "countAbove",
  "lastAbove",
  "monthsAfter",
  "isNotZero",
  "isZero",
  "anyOf",
  "allOf",
  "inputIs",
];

const EMPTY: JsonSchema = {
  type: "array",
  maxItems: 0,
  description: "Empty list of parts; absent if there are parts.",
};

/** Definition of a formula, which contains itself. */
export const FORMULA_DEFINITION: Readonly<Record<string, JsonSchema>> = {
  formula: objectOf(
    {
      kind: oneOf(FORMULA_KINDS, "Kind of the part: an input, a figure, a constant, or an operation on its parts."),
      "path?": described(TEXT, "Path of the input or figure."),
      "label?": described(TEXT, "Name of the part."),
      "unit?": UNIT,
      "value?": described(VALUE, "Value of the part; absent if it is not known."),
      "missingCountsAsZero?": YES_OR_NO("True if the specification counts a missing value as 0."),
      "sources?": described(listOf(DATA_SOURCE), "Sources of a value of the reference data."),
      "exponent?": described({ type: "number" }, "Exponent of a power."),
      "decimals?": described(COUNT, "Decimals of a rounding."),
      "limit?": described(DECIMAL, "Limit above which amounts count."),
      "terms?": described(
        listOf(
          objectOf({
            number: described({ type: "number" }, "Number of the amount."),
            of: objectOf(
              { kind: { const: "figure", description: "A figure." }, path: FIGURE_PATH },
              "Figure with the amount.",
            ),
          }),
        ),
        "Numbered amounts, of which the last one above the limit counts.",
      ),
      // An empty list of terms is beside the parts, because it has no parts.
      "less?": EMPTY,
      "of?": EMPTY,
      "factors?": EMPTY,
      "parts?": described(listOf(REFERENCE), "Parts of the formula, in the order of the formula."),
    },
    "Formula as a tree of parts with their values.",
  ),
};

/** Explanation of a figure, which refers to the definition of a formula. */
export const FIGURE_EXPLANATION: JsonSchema = objectOf(
  {
    path: FIGURE_PATH,
    label: FIGURE_LABEL,
    value: described(VALUE, "Value of the figure."),
    "unit?": UNIT,
    spec: described(TEXT, "Section of the specification."),
    formula: described(REFERENCE, "Formula as a tree of parts with their values."),
    decidedBy: described(listOf(REFERENCE), "Inputs and figures that decided which rule applies."),
  },
  "Explanation of a figure.",
);

const INPUT: JsonSchema = objectOf(
  {
    path: INPUT_PATH,
    label: INPUT_LABEL,
    "unit?": UNIT,
    "value?": described(VALUE, "Value of the input; absent if nothing is entered or the value cannot be read."),
    "choice?": described(TEXT, "Name of the choice, or a sentence that the value cannot be read."),
    "cell?": described(TEXT, "Cell of the workbook, such as Schedule 3!E9."),
  },
  "Input that a figure uses.",
);

/** The explanation of a figure, and the list of figures. */
export function explanationSchema(): JsonSchema {
  const head = { engine: ENGINE, source: inputFile("File of the project.") };
  const explanation = objectOf(
    {
      ...documentHead(OUTPUT_KIND.explanation, "1"),
      ...head,
      figures: described(
        listOf(FIGURE_EXPLANATION),
        "The requested figure first, then every figure that it uses. Empty for an input or a withheld figure.",
      ),
      inputs: described(listOf(INPUT), "Inputs that the figure uses, or the requested input."),
      "withheld?": described(
        listOf(UNKNOWN_INPUT),
        "Inputs that cannot be used. Only if the requested figure depends on them.",
      ),
    },
    "Explanation of one figure or input.",
  );
  const list = objectOf(
    {
      ...documentHead(OUTPUT_KIND.figures, "1"),
      ...head,
      figures: described(
        listOf(
          objectOf({
            path: FIGURE_PATH,
            label: FIGURE_LABEL,
            value: described(VALUE, "Value of the figure."),
            "unit?": UNIT,
          }),
        ),
        "Figures that match the pattern.",
      ),
      inputs: described(listOf(INPUT), "Inputs that match the pattern. Empty without a pattern."),
    },
    "List of figures, with --list.",
  );
  return document(
    "Explanation of epb explain",
    {
      description: "Output of epb explain FILE --format json: the explanation of a figure, or a list of figures.",
      oneOf: [explanation, list],
    },
    FORMULA_DEFINITION,
  );
}
