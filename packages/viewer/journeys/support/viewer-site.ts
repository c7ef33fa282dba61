import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { readConfig } from "../../../server/src/config/read-config.js";
import { createPeople } from "../../../server/src/demo/create-people.js";
import { DemoClient } from "../../../server/src/demo/demo-client.js";
import { DEMO_PEOPLE, demoEmail } from "../../../server/src/demo/demo-people.js";
import { fillDemo } from "../../../server/src/demo/fill-demo.js";
import { type RunningServer, startServer } from "../../../server/src/serve.js";
import { until } from "../../../server/testing/until.js";

/** Of everybody on the site. */
export const PASSWORD = "correct horse battery";

const BUILT_VIEWER = fileURLToPath(new URL("../../dist", import.meta.url));

interface SiteOptions {
  /** With the projects, applications and trainings of a demonstration; else with its people alone. */
  readonly isFilled?: boolean;
  /** Settings of the server beside the usual ones. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A real server on a folder, with the built viewer and people of every group, who share a password. */
export class ViewerSite {
  readonly #server: RunningServer;
  readonly #folder: string;

  private constructor(server: RunningServer, folder: string) {
    this.#server = server;
    this.#folder = folder;
  }

  static async start({ isFilled = false, env = {} }: SiteOptions = {}): Promise<ViewerSite> {
    const folder = await mkdtemp(join(tmpdir(), "epb-viewer-"));
    const read = readConfig({
      EPB_DATA_FOLDER: folder,
      EPB_PORT: "0",
      EPB_LOG_LEVEL: "silent",
      EPB_VIEWER_FOLDER: process.env["EPB_VIEWER_FOLDER"] ?? BUILT_VIEWER,
      ...env,
    });
    if (!read.ok) throw new Error(read.problems.join("\n"));
    const passwords = Object.fromEntries(DEMO_PEOPLE.map(({ name }) => [name, PASSWORD]));
    const server = await startServer(
      read.config,
      (services) => createPeople(passwords, services),
      pino({ level: "silent" }),
    );
    const site = new ViewerSite(server, folder);
    if (isFilled) {
      const [customer, esco, express, admin, reviewer] = await Promise.all([
        site.logIn("customer"),
        site.logIn("esco"),
        site.logIn("express"),
        site.logIn("admin"),
        site.logIn("qualified-list"),
      ]);
      await fillDemo({ nobody: new DemoClient(server.url), customer, esco, express, admin, reviewer }, server.services);
    }
    return site;
  }

  get url(): string {
    return this.#server.url;
  }

  get services(): RunningServer["services"] {
    return this.#server.services;
  }

  /** Calls as somebody makes them without a browser. @param name - `customer`, see the people of the demonstration. */
  logIn(name: string): Promise<DemoClient> {
    return new DemoClient(this.url).logIn(demoEmail(name), PASSWORD);
  }

  /** The first message to an address that holds a text, as it was sent, without the folding of long lines. */
  async mail(to: string, holding = ""): Promise<string> {
    const outbox = join(this.#folder, "outbox");
    let found: string | undefined;
    await until(async () => {
      const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
      const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
      found = texts
        .map((text) => text.replaceAll("=\r\n", ""))
        .find((text) => text.includes(to) && text.includes(holding));
      return found !== undefined;
    });
    return found ?? "";
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
