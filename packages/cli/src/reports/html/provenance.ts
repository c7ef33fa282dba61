import type { Outcome } from "../../calculate-input.js";
import { CLI_VERSION, ENGINE } from "../../versions.js";
import { describeInput } from "../describe-input.js";
import { defaultReferenceData } from "../json/reference-data.js";
import { element, type Markup } from "./markup.js";
import { scrolling } from "./scrolling.js";

/** Program version and inputs of the figures: the data needed to reproduce them. */
export function provenanceSection({ input, result }: Outcome): Markup {
  const { file, sha256, kind, template } = describeInput(input);
  const rows: readonly (readonly [what: string, name: string, sha256?: string | undefined])[] = [
    ["Program", `epb ${CLI_VERSION}`],
    ["Engine", `${ENGINE.name} ${ENGINE.version}`],
    ["Input", [file, kind].filter((part) => part !== undefined).join(", "), sha256],
    ...(template === undefined ? [] : ([["Template", `${template.kind} ${template.version}`]] as const)),
    ...(result === undefined
      ? []
      : defaultReferenceData().map(
          (edition) => [`Reference data: ${edition.kind}`, edition.name, edition.sha256] as const,
        )),
  ];
  return element(
    "section",
    {},
    element("h2", {}, "Source of the figures"),
    element(
      "p",
      { class: "note" },
      "The same inputs always give the same figures. Reference data is used if the project has no rates or factors of its own.",
    ),
    scrolling(
      "Source of the figures",
      element(
        "table",
        {},
        element("caption", {}, "Program, input and reference data"),
        element(
          "thead",
          {},
          element(
            "tr",
            {},
            ["What", "Name", "SHA-256"].map((name) => element("th", { scope: "col", class: "text" }, name)),
          ),
        ),
        element(
          "tbody",
          {},
          rows.map(([what, name, hash]) =>
            element(
              "tr",
              {},
              element("th", { scope: "row", class: "text" }, what),
              element("td", { class: "text" }, name),
              element("td", { class: "text" }, hash === undefined ? undefined : element("code", {}, hash)),
            ),
          ),
        ),
      ),
    ),
  );
}
