import { browserBundle } from "./browser-bundle.js";
import { chromiumOfWorker } from "./chromium-of-worker.js";

/** Global variable of the page with the exported functions of the module. */
const EXPORTS = "moduleExports";

/** Calls an exported function with JSON data in the page, and returns its text. */
export type CallInPage = (name: string, argument: unknown) => Promise<string>;

/**
 * Loads a module of this folder into an empty page of Chromium, without a network, and gives access to its functions.
 *
 * @param file - `calculation-texts.ts`
 */
export async function withModuleInChromium(file: string, use: (call: CallInPage) => Promise<void>): Promise<void> {
  const source = `import * as all from "./${file}"; globalThis.${EXPORTS} = all;`;
  const { code } = await browserBundle(source);
  const page = await (await chromiumOfWorker()).newPage();
  try {
    await page.context().setOffline(true);
    await page.addScriptTag({ content: code, type: "module" });
    await page.waitForFunction(`globalThis.${EXPORTS} !== undefined`);
    await use((name, argument) =>
      page.evaluate<string>(`globalThis.${EXPORTS}.${name}(JSON.parse(${JSON.stringify(JSON.stringify(argument))}))`),
    );
  } finally {
    await page.context().close();
  }
}
