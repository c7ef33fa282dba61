import ts from "typescript";
import { pathOf } from "./repository.js";
import type { TextFile } from "./texts.js";
import { nodesOf, type Violation } from "./violation.js";

/** Folder of the styles that all components share; every other stylesheet is beside the components that use it. */
const SHARED_STYLES = "packages/viewer/src/styles/";

/** Classes of libraries, which their components use. */
const OF_LIBRARY = /^(?:usa|recharts)-/;

interface StyleRule {
  readonly line: number;
  /** As the browser gets them: `&` is replaced by the enclosing rules. */
  readonly selectors: readonly string[];
}

/** The class names in the texts of a component. */
interface ClassNames {
  readonly path: string;
  readonly words: ReadonlySet<string>;
  /** Beginnings of names that end with a value, such as `badge--` of `badge--${kind}`. */
  readonly starts: readonly string[];
}

/** Rules of stylesheets that no component of their folder uses, and classes that no component uses. */
export function findStrayStyles(files: readonly ts.SourceFile[], stylesheets: readonly TextFile[]): Violation[] {
  const components = files.filter((file) => /^packages\/viewer\/src\/.*\.tsx$/.test(pathOf(file))).map(classNamesOf);
  const isUsed = (name: string, folder = ""): boolean =>
    components.some(
      ({ path, words, starts }) =>
        path.startsWith(folder) && (words.has(name) || starts.some((start) => name.startsWith(start))),
    );
  return stylesheets.flatMap(({ path, text }) => {
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    return rulesOf(text).flatMap(({ line, selectors }) => {
      const classes = selectors.map(classesIn);
      const unused = [...new Set(classes.flat())].filter((name) => !isUsed(name));
      if (unused.length > 0) return [`${path}:${line} .${unused.join(", .")}: no component uses it; remove it`];
      if (folder === SHARED_STYLES || classes.every((names) => names.some((name) => isUsed(name, folder)))) return [];
      return [
        `${path}:${line} no component of this folder uses a class of this rule; move it beside one, or to styles/`,
      ];
    });
  });
}

const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name).filter((name) => !OF_LIBRARY.test(name));

function classNamesOf(file: ts.SourceFile): ClassNames {
  const words = new Set<string>();
  const starts: string[] = [];
  for (const node of nodesOf(file)) {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node) && !ts.isTemplateMiddleOrTemplateTail(node)) continue;
    const found = node.text.split(/\s+/);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) {
      const [last = ""] = found.slice(-1);
      if (last.endsWith("--")) starts.push(last);
    }
    for (const word of found) words.add(word);
  }
  return { path: pathOf(file), words, starts };
}

/** The rules of a stylesheet, including nested rules, without the steps of animations. */
function rulesOf(text: string): readonly StyleRule[] {
  const code = text
    .replace(/\/\/.*/g, "")
    .replaceAll("#{&}", "&")
    .replace(/#\{[^}]*\}/g, "");
  const rules: StyleRule[] = [];
  // The selectors of each open block; undefined inside an animation.
  const open: (readonly string[] | undefined)[] = [[""]];
  for (const { 0: part, 1: head = "", 2: end, index } of code.matchAll(/([^{};]*)([{};])/g)) {
    const around = open.at(-1);
    if (end === "}") open.pop();
    if (end !== "{") continue;
    const selector = head.trim();
    if (selector.startsWith("@") || around === undefined) {
      open.push(selector.startsWith("@keyframes") ? undefined : around);
      continue;
    }
    const selectors = selector
      .split(/,(?![^()]*\))/)
      .flatMap((one) => around.map((outer) => (one.includes("&") ? one.replaceAll("&", outer) : `${outer} ${one}`)));
    rules.push({ line: code.slice(0, index + part.length).split("\n").length, selectors });
    open.push(selectors);
  }
  return rules;
}
