import * as z from "zod/mini";
import type { SecretFiles } from "./secret-files.js";
import { SETTINGS, type Setting, type SettingName } from "./settings.js";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that Kubernetes adds for a service called "epb". */
const NOT_OURS = /^EPB_(SERVICE|PORT)_/;

const KNOWN: ReadonlySet<string> = new Set(
  SETTINGS.flatMap(({ name, isSecret }: Setting) => (isSecret === true ? [name, `${name}_FILE`] : [name])),
);

/** Reads variables of the environment and keeps what is wrong with them. A blank variable counts as none. */
export class SettingReader {
  readonly problems: string[] = [];
  readonly #env: Environment;
  readonly #files: SecretFiles;

  constructor(env: Environment, files: SecretFiles) {
    this.#env = env;
    this.#files = files;
  }

  /** The value of the variable; `otherwise` if it is not set. For an unreadable value, also records a problem. */
  read<Value>(name: SettingName, schema: z.ZodMiniType<Value>, otherwise: Value): Value {
    const text = this.#text(name);
    if (text === undefined) return otherwise;
    const parsed = z.safeParse(schema, text);
    if (parsed.success) return parsed.data;
    this.problems.push(`${name} is "${text}", but ${messageOf(parsed.error)}.`);
    return otherwise;
  }

  /** Reads a secret, which can be in a file. Problems never show its value. */
  readSecret(name: SettingName, schema: z.ZodMiniType<string>): string | undefined {
    const secret = this.#secretText(name);
    if (secret === undefined) return undefined;
    const parsed = z.safeParse(schema, secret);
    if (parsed.success) return parsed.data;
    this.refuse(name, messageOf(parsed.error));
    return undefined;
  }

  isGiven(name: SettingName): boolean {
    return [name, `${name}_FILE`].some((each) => this.#text(each) !== undefined);
  }

  /** A secret of our own, in a file that only its owner reads. Empty, with a problem kept, where that does not go. */
  createSecret(name: SettingName, path: string, schema: z.ZodMiniType<string>): string {
    try {
      const parsed = z.safeParse(schema, this.#files.readOrCreate(path));
      if (parsed.success) return parsed.data;
      // The file may have been written by hand, or cut off by a power failure.
      this.refuse(name, `is in ${path} and ${messageOf(parsed.error)}; delete the file to create a new secret`);
      return "";
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === undefined) this.refuse(name, `cannot be used: ${message}`);
      else if (this.#files.isThere(path)) this.refuse(name, `is in ${path}, which cannot be read (${code})`);
      else this.refuse(name, `is not set, and ${path} cannot be created (${code})`);
      return "";
    }
  }

  refuse(name: SettingName, says: string): void {
    this.problems.push(`${name} ${says}.`);
  }

  /** Refuses unknown EPB_ variables: they are probably misspelled. */
  refuseUnknown(): void {
    for (const name of Object.keys(this.#env)) {
      if (!name.startsWith("EPB_") || KNOWN.has(name) || NOT_OURS.test(name)) continue;
      this.problems.push(`${name} is not a setting; epb serve --help lists all settings.`);
    }
  }

  #secretText(name: SettingName): string | undefined {
    const [text, path] = [this.#text(name), this.#text(`${name}_FILE`)];
    if (text !== undefined && path !== undefined) {
      this.problems.push(`${name} and ${name}_FILE are both set; remove one.`);
      return undefined;
    }
    if (path === undefined) return text;
    try {
      return this.#files.read(path);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? "error";
      this.problems.push(`${name}_FILE names ${path}, which cannot be read (${code}).`);
      return undefined;
    }
  }

  #text(name: string): string | undefined {
    if (!KNOWN.has(name)) throw new Error(`${name} is read but is not in the table of settings`);
    const text = this.#env[name]?.trim();
    return text === "" ? undefined : text;
  }
}

const messageOf = ({ issues }: { readonly issues: readonly { readonly message: string }[] }): string =>
  issues[0]?.message ?? "cannot be read";
