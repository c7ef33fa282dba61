import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Token } from "@epb/contract";
import { pino } from "pino";
import { hashPassword } from "../../../server/src/features/accounts/password-hash.js";
import { startSession, tokenOf } from "../../../server/src/features/accounts/session-commands.js";
import { USERS } from "../../../server/src/features/accounts/users.js";
import { createPerson } from "../../../server/src/features/demonstration/create-person.js";
import { DEMO_ROLES, demoEmail } from "../../../server/src/features/demonstration/demo-people.js";
import { readConfig } from "../../../server/src/start/config/read-config.js";
import { DemoClient } from "../../../server/src/start/demo/demo-client.js";
import { DemoClock } from "../../../server/src/start/demo/demo-clock.js";
import { fillDemo } from "../../../server/src/start/demo/fill-demo.js";
import { fillDemonstration } from "../../../server/src/start/demo/fill-demonstration.js";
import { type RunningServer, startServer } from "../../../server/src/start/serve.js";
import { type Received, type SmtpServer, startSmtp } from "../../../server/testing/start-smtp.js";
import { until } from "../../../server/testing/until.js";

/** Password of all users on the site. */
export const PASSWORD = "correct horse battery";

/** School districts with approved projects. With that of the demonstration, they are enough for statistics. */
const OTHER_DISTRICTS = ["Alder Creek", "Birch Hollow", "Clover Hill", "Dogwood Falls", "Elm Grove"].map(
  (name) => `${name} school district`,
);

const BUILT_VIEWER = fileURLToPath(new URL("../../dist", import.meta.url));

export interface SiteOptions {
  /** Includes the projects, applications, and trainings of a demonstration; by default only its people. */
  readonly isFilled?: boolean;
  /** True for a demonstration site, with all its people and projects. */
  readonly isDemonstration?: boolean;
  /** Additional settings of the server. */
  readonly env?: Readonly<Record<string, string>>;
  /** Data folder to start from, saved by `leave`. It must be filled if `isFilled` is set. */
  readonly preparedFolder?: string;
}

interface Running {
  readonly server: RunningServer;
  readonly smtp: SmtpServer;
  readonly folder: string;
  /** Mail that was sent while the folder was prepared. */
  readonly earlierMail: readonly Received[];
}

/** A real server on a folder, with a real mail server, the built viewer and people of every group, who share a password. */
export class ViewerSite {
  readonly #options: SiteOptions;
  #running: Running | undefined;
  readonly #clock = new DemoClock();

  /** Creates a site without opening it. */
  constructor(options: SiteOptions = {}) {
    this.#options = options;
  }

  static async start(options?: SiteOptions): Promise<ViewerSite> {
    const site = new ViewerSite(options);
    await site.open();
    return site;
  }

  async open(): Promise<void> {
    const { isFilled = false, isDemonstration = false, preparedFolder } = this.#options;
    const folder = await mkdtemp(join(tmpdir(), "epb-viewer-"));
    if (preparedFolder !== undefined) await cp(preparedFolder, folder, { recursive: true });
    const earlierMail: readonly Received[] =
      preparedFolder === undefined ? [] : JSON.parse(await readFile(mailBeside(preparedFolder), "utf8"));
    const smtp = await startSmtp();
    const server = await this.#start(folder, smtp);
    this.#running = { server, smtp, folder, earlierMail };
    if (isDemonstration) await fillDemonstration(server, this.#clock);
    if (isFilled && preparedFolder === undefined) {
      const [customer, esco, express, admin, reviewer] = await Promise.all([
        this.logIn("customer"),
        this.logIn("esco"),
        this.logIn("express"),
        this.logIn("admin"),
        this.logIn("qualified-list"),
      ]);
      const clients = { nobody: new DemoClient(server.url), customer, esco, express, admin, reviewer };
      await fillDemo(clients, server.services, OTHER_DISTRICTS);
    }
  }

  /**
   * Restarts the server at the same address, on the same data. Nothing that the server held in memory is kept.
   *
   * @param whileStopped - Runs between the stop and the start.
   */
  async restart(whileStopped?: () => Promise<void>): Promise<void> {
    const running = this.#opened;
    const { port } = new URL(this.url);
    await running.server.stop();
    try {
      await whileStopped?.();
    } finally {
      this.#running = { ...running, server: await this.#start(running.folder, running.smtp, port) };
    }
  }

  async #start(folder: string, smtp: SmtpServer, port = "0"): Promise<RunningServer> {
    const read = readConfig({
      EPB_DATA_FOLDER: folder,
      EPB_SMTP_URL: smtp.url,
      EPB_PORT: port,
      EPB_LOG_LEVEL: "silent",
      EPB_VIEWER_FOLDER: process.env["EPB_VIEWER_FOLDER"] ?? BUILT_VIEWER,
      ...this.#options.env,
    });
    if (!read.ok) throw new Error(read.problems.join("\n"));
    const hash = await hashPassword(PASSWORD);
    const addPeople = async (services: RunningServer["services"]): Promise<void> => {
      for (const person of DEMO_ROLES) await createPerson(person, services, hash);
    };
    const { isDemonstration = false } = this.#options;
    const config = { ...read.config, server: { ...read.config.server, isDemonstration } };
    return startServer(config, isDemonstration ? undefined : addPeople, pino({ level: "silent" }), () =>
      this.#clock.now(),
    );
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

  /** Starts a session, as a login does. @param name - Person of the demonstration, such as `customer`. */
  async session(name: string): Promise<Token> {
    const { services } = this;
    const user = await services.store.getBy(USERS, "email", demoEmail(name));
    if (user === undefined) throw new Error(`there is nobody called ${name}`);
    const { document } = user;
    return tokenOf(await services.store.transact((each) => startSession(each, document, services)), services);
  }

  /** Client for calls of a person without a browser. */
  async logIn(name: string): Promise<DemoClient> {
    return new DemoClient(this.url, (await this.session(name)).token);
  }

  /** The first message to an address that holds a text, as the mail server took it, without the folding of long lines. */
  async mail(to: string, holding = ""): Promise<string> {
    let found: string | undefined;
    await until(async () => {
      const { earlierMail, smtp } = this.#opened;
      found = [...earlierMail, ...smtp.received]
        .filter(({ recipients }) => recipients.includes(to))
        .map(({ content }) => content.replaceAll("=\r\n", ""))
        .find((content) => content.includes(holding));
      return found !== undefined;
    });
    return found ?? "";
  }

  async stop(): Promise<void> {
    const { folder } = await this.#end();
    await rm(folder, { recursive: true, force: true });
  }

  /** Stops the site and saves its data and mail for other sites. @param folder - New folder for the data. */
  async leave(folder: string): Promise<void> {
    const { folder: own, smtp } = await this.#end();
    await cp(own, folder, { recursive: true });
    await rm(own, { recursive: true });
    await writeFile(mailBeside(folder), JSON.stringify(smtp.received));
  }

  async #end(): Promise<Running> {
    const { server, smtp } = this.#opened;
    await server.stop();
    await smtp.stop();
    return this.#opened;
  }
}

const mailBeside = (folder: string): string => `${folder}.mail.json`;
