import type { TextFile } from "./texts.js";
import type { Violation } from "./violation.js";

/** `import("../scenes/project/files-scene.js")).FilesScene` */
const LAZY_SCENE = /import\("\.\.\/scenes\/([\w/-]+)\.js"\)\)\.(\w+)/g;

/** Components on a route whose name or file name does not end with its kind: scene, layout, or guard. */
export const findMisnamedScenes = (files: readonly TextFile[]): Violation[] =>
  files
    .filter(({ path }) => path.startsWith("packages/viewer/src/routes/"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(LAZY_SCENE)]
        .filter(
          ([, file = "", name = ""]) => !/(Scene|Layout|Guard)$/.test(name) || !/-(scene|layout|guard)$/.test(file),
        )
        .map(([, file, name]) => `${path} loads ${name} of ${file}; end both names with scene, layout, or guard`),
    );
