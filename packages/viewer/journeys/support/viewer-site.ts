import { mkdtemp, rm } from "node:fs/promises";
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
import { type SmtpServer, startSmtp } from "../../../server/testing/start-smtp.js";
import { until } from "../../../server/testing/until.js";

/** Of everybody on the site. */
export const PASSWORD = "correct horse battery";

const BUILT_VIEWER = fileURLToPath(new URL("../../dist", import.meta.url));

export interface SiteOptions {
  /** With the projects, applications and trainings of a demonstration; else with its people alone. */
  readonly isFilled?: boolean;
  /** Settings of the server beside the usual ones. */
  readonly env?: Readonly<Record<string, string>>;
}

interface Running {
  readonly server: RunningServer;
  readonly smtp: SmtpServer;
  readonly folder: string;
}

/** A real server on a folder, with a real mail server, the built viewer and people of every group, who share a password. */
export class ViewerSite {
  readonly #options: SiteOptions;
  #running: Running | undefined;

  /** Of a site that is opened later. */
  constructor(options: SiteOptions = {}) {
    this.#options = options;
  }

  static async start(options?: SiteOptions): Promise<ViewerSite> {
    const site = new ViewerSite(options);
    await site.open();
    return site;
  }

  async open(): Promise<void> {
    const { isFilled = false, env = {} } = this.#options;
    const folder = await mkdtemp(join(tmpdir(), "epb-viewer-"));
    const smtp = await startSmtp();
    const read = readConfig({
      EPB_DATA_FOLDER: folder,
      EPB_SMTP_URL: smtp.url,
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
    this.#running = { server, smtp, folder };
    if (isFilled) {
      const [customer, esco, express, admin, reviewer] = await Promise.all([
        this.logIn("customer"),
        this.logIn("esco"),
        this.logIn("express"),
        this.logIn("admin"),
        this.logIn("qualified-list"),
      ]);
      await fillDemo({ nobody: new DemoClient(server.url), customer, esco, express, admin, reviewer }, server.services);
    }
  }

  get #opened(): Running {
    if (this.#running === undefined) throw new Error("the site has not been opened");
    return this.#running;
  }

  get url(): string {
    return this.#opened.server.url;
  }

  get services(): RunningServer["services"] {
    return this.#opened.server.services;
  }

  /** Calls as somebody makes them without a browser. @param name - `customer`, see the people of the demonstration. */
  logIn(name: string): Promise<DemoClient> {
    return new DemoClient(this.url).logIn(demoEmail(name), PASSWORD);
  }

  /** The first message to an address that holds a text, as the mail server took it, without the folding of long lines. */
  async mail(to: string, holding = ""): Promise<string> {
    let found: string | undefined;
    await until(async () => {
      found = this.#opened.smtp.received
        .filter(({ recipients }) => recipients.includes(to))
        .map(({ content }) => content.replaceAll("=\r\n", ""))
        .find((content) => content.includes(holding));
      return found !== undefined;
    });
    return found ?? "";
  }

  async stop(): Promise<void> {
    const { server, smtp, folder } = this.#opened;
    await server.stop();
    await smtp.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
