import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vitest/config";

const PACKAGES = fileURLToPath(new URL("../../packages/", import.meta.url));
/** Packages built by `tsc`: each source file has a built file at the same place in `dist`. */
const SOURCE = /^(engine|workbook|contract|server)\/src\/(.*)\.ts$/;

/** Resolves imports of package sources to the built files, so that tests run the code that is shipped. */
export function useBuiltPackages(): Plugin {
  return {
    name: "use-built-packages",
    enforce: "pre",
    async resolveId(specifier, importer, options) {
      if (!specifier.startsWith(".")) return null;
      const resolved = await this.resolve(specifier, importer, { ...options, skipSelf: true });
      const [, name, path] = SOURCE.exec(resolved?.id.replace(PACKAGES, "") ?? "") ?? [];
      const built = `${PACKAGES}${name}/dist/${path}.js`;
      // Test helpers are not built.
      return name !== undefined && existsSync(built) ? built : resolved;
    },
  };
}

/** Built files of our packages. Node loads them without a transformation. */
export const BUILT_PACKAGES: RegExp = /\/packages\/[^/]+\/dist\//;
