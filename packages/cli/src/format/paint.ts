import { styleText } from "node:util";
import type { Io, Terminal } from "../io.js";

/** What a piece of text is, not what colour it has. */
export type Role = "title" | "heading" | "quiet" | "error" | "warning";

/** Gives text the colour of its role. */
export type Paint = (role: Role, text: string) => string;

const STYLES: Readonly<Record<Role, Parameters<typeof styleText>[0]>> = {
  title: "bold",
  heading: "bold",
  quiet: "dim",
  error: ["bold", "red"],
  warning: ["bold", "yellow"],
};

const plain: Paint = (_role, text) => text;
// Whether to colour is decided here and not by Node, which would look at its own streams and environment.
const coloured: Paint = (role, text) => (text === "" ? "" : styleText(STYLES[role], text, { validateStream: false }));

/**
 * Color on a terminal. In order: `--no-color` and NO_COLOR refuse it; FORCE_COLOR and CLICOLOR_FORCE ask for it also in
 * pipes and files, and a value of 0 or false does not; FORCE_COLOR=0 refuses it; a terminal that is dumb has none.
 *
 * @see https://no-color.org, https://force-color.org, https://bixense.com/clicolors
 */
export function choosePaint({ isTerminal }: Terminal, { env }: Pick<Io, "env">, colorOption: boolean): Paint {
  const { NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, TERM } = env;
  if (!colorOption || NO_COLOR) return plain;
  if (isOn(FORCE_COLOR) || isOn(CLICOLOR_FORCE)) return coloured;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== "") return plain;
  return isTerminal && TERM !== "dumb" ? coloured : plain;
}

const isOn = (value: string | undefined): boolean => !["", "0", "false"].includes(value ?? "");
