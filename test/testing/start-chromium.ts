import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type LaunchOptions, chromium as playwright } from "playwright-core";

const MODULES = fileURLToPath(new URL("../../node_modules/", import.meta.url));

const FONTS = "fonts.conf";

/** Starts a Chromium, which ends with this process at the latest. */
export async function startChromium(): Promise<Browser> {
  return playwright.launch(await launchOptions());
}

/** Unpacks the browser on Linux, so that it starts at once. */
export async function unpackChromium(): Promise<void> {
  if (process.platform === "linux") await unpacked();
}

/**
 * On Linux, Chromium comes from npm with the system libraries it needs, so that a machine with Node alone can run the
 * tests; elsewhere it is the installed Chrome.
 */
async function launchOptions(): Promise<LaunchOptions> {
  if (process.platform !== "linux") return { channel: "chrome" };
  const { folder, args } = await unpacked();
  return {
    executablePath: join(folder, "chromium"),
    args,
    headless: true,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, "al2023", "lib"),
      FONTCONFIG_FILE: join(folder, FONTS),
    },
  };
}

/**
 * Unpacks the browser into a folder beside the installed packages, unless an earlier run has done so. Two runs may
 * unpack at the same time: each uses its own folder, and the first to finish gives its folder the final name.
 */
async function unpacked(): Promise<{ readonly folder: string; readonly args: string[] }> {
  const { version } = JSON.parse(readFileSync(join(MODULES, "@sparticuz/chromium/package.json"), "utf8")) as {
    readonly version: string;
  };
  const cache = join(MODULES, ".cache");
  mkdirSync(cache, { recursive: true });
  const folder = join(cache, `chromium-${version}`);
  const staging = mkdtempSync(join(cache, "unpacking-"));
  const { TMPDIR: usualFolder } = process.env;
  process.env["TMPDIR"] = staging;
  // The package unpacks its libraries only on the platform for which they were built, so the test imitates this
  // platform.
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs20.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  if (!existsSync(folder)) {
    await chromium.executablePath();
    writeFileSync(join(staging, FONTS), fontsIn(join(folder, "fonts")));
    if (!existsSync(folder)) renameSync(staging, folder);
  }
  rmSync(staging, { recursive: true, force: true });
  if (usualFolder === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = usualFolder;
  return { folder, args: [...chromium.args.filter((argument) => !NOT_OURS.test(argument)), ...OURS] };
}

/**
 * Options of the package for serverless functions that do not suit tests. With `single-process`, closing a window ends the
 * browser. Without the zygote, each window loads the program again. Software rendering through a virtual GPU is slow. Web
 * security must stay on. Chromium takes the last of several lists of features, so a list of enabled features would replace
 * that of Playwright, which screenshots need, and a list of disabled features would be replaced by ours.
 */
const NOT_OURS =
  /single-process|no-zygote|gpu|use-gl|use-angle|swiftshader|web-security|insecure-content|(?:dis|en)able-features/;

/**
 * With `RenderDocument`, each page load in a window takes longer than
 * the load before: 20 ms at first, 250 ms after a hundred loads.
 */
const OURS = ["--disable-gpu", "--disable-features=RenderDocument,PaintHolding,IsolateOrigins,site-per-process"];

/** Without a font Chromium shows no text, and a machine with Node alone has none. */
const fontsIn = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`;
