import ts from "typescript";
import { pathOf } from "./repository.js";
import { importsOf, nodesOf, type Violation, violation } from "./violation.js";

/** Attributes and members whose text people read or hear. */
const READ_ATTRIBUTES = new Set([
  ...["title", "label", "legend", "hint", "placeholder", "alt", "caption", "lead", "text", "heading", "summary"],
  ...["aria-label", "aria-description", "aria-roledescription", "aria-valuetext"],
]);

const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** Words in components of the viewer; people who translate or correct texts only edit text files. */
export function findTextsInComponents(files: readonly ts.SourceFile[]): Violation[] {
  return files
    .filter((file) => /^packages\/viewer\/src\/.*\.tsx?$/.test(pathOf(file)) && !isCatalogue(file))
    .flatMap((file) =>
      [...nodesOf(file)]
        .filter(isReadText)
        .map((node) => violation(file, node, "words that people read stand in a file of texts and not in a component")),
    );
}

const SHARED_TEXTS = /^packages\/viewer\/src\/texts\//;

/** Texts of one screen are in its folder; texts of the frame and of the charts are beside their components. */
const TEXTS_OF_A_SCREEN = /^packages\/viewer\/src\/(?:scenes\/.+|layout|charts)\/[\w-]+-texts\.ts$/;

/** Files with only texts. A text file in the folder of a screen imports no viewer code except other texts. */
function isCatalogue(file: ts.SourceFile): boolean {
  if (SHARED_TEXTS.test(pathOf(file))) return true;
  return (
    TEXTS_OF_A_SCREEN.test(pathOf(file)) && importsOf(file).every(({ text }) => /^@epb\/|^\..*-texts\.js$/.test(text))
  );
}

function isReadText(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return hasWords(node.text);
  if (!ts.isStringLiteralLike(node) || !hasWords(node.text)) return false;
  const { parent } = node;
  // Data passed to a component is also read.
  if (ts.isPropertyAssignment(parent)) return READ_ATTRIBUTES.has(parent.name.getText()) && parent.initializer === node;
  if (ts.isJsxAttribute(parent)) return READ_ATTRIBUTES.has(parent.name.getText());
  if (!ts.isJsxExpression(parent)) return false;
  return ts.isJsxAttribute(parent.parent) ? READ_ATTRIBUTES.has(parent.parent.name.getText()) : true;
}
