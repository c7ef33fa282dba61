import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vitest/config";

const PACKAGES = fileURLToPath(new URL("../../packages/", import.meta.url));
/** Packages that `tsc` builds file by file, so that a source has its built file at the same place in `dist`. */
const SOURCE = /^(engine|workbook|contract|server)\/src\/(.*)\.ts$/;

/** Resolves imports of package sources to the built files, which Node loads as they are: what people run is what is tested. */
export function useBuiltPackages(): Plugin {
  return {
    name: "use-built-packages",
    enforce: "pre",
    async resolveId(specifier, importer, options) {
      if (!specifier.startsWith(".")) return null;
      const resolved = await this.resolve(specifier, importer, { ...options, skipSelf: true });
      const [, name, path] = SOURCE.exec(resolved?.id.replace(PACKAGES, "") ?? "") ?? [];
      const built = `${PACKAGES}${name}/dist/${path}.js`;
      // What only tests use is not built.
      return name !== undefined && existsSync(built) ? built : resolved;
    },
  };
}

/** Built files of our packages: loaded by Node, and never transformed. */
export const BUILT_PACKAGES: RegExp = /\/packages\/[^/]+\/dist\//;
