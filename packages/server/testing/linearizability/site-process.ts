import { Program } from "../run-program.js";
import type { Person } from "./record-history.js";

/** Signs sessions, so that every server of a site accepts them. */
const TOKEN_SECRET = "a secret that all servers of the tested site share";

interface Started {
  readonly url: string;
  readonly people: readonly Person[];
}

/** A server of a site in a separate process, which can be killed and restarted. */
export class SiteProcess {
  readonly #settings: Readonly<Record<string, string>>;
  #program: Program | undefined;
  #url = "";

  /** @param settings - Settings of the server, in addition to the defaults. */
  constructor(settings: Readonly<Record<string, string>>) {
    this.#settings = { EPB_TOKEN_SECRET: TOKEN_SECRET, ...settings };
  }

  /** URL of the server, or its last URL. */
  get url(): string {
    return this.#url;
  }

  /** Starts the server and creates accounts for a customer and an ESCO. */
  async startWithPeople(): Promise<{ readonly customer: Person; readonly esco: Person }> {
    const { people } = await this.#start("with people");
    const [customer, esco] = people;
    if (customer === undefined || esco === undefined) throw new Error("the program created no people");
    return { customer, esco };
  }

  async start(): Promise<void> {
    await this.#start();
  }

  async kill(): Promise<void> {
    await this.#program?.end("SIGKILL");
  }

  async #start(...options: readonly string[]): Promise<Started> {
    const program = new Program("serve-site", JSON.stringify(this.#settings), ...options);
    this.#program = program;
    await program.untilOutput("\n");
    const started = JSON.parse(program.output) as Started;
    this.#url = started.url;
    return started;
  }
}
