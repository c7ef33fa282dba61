import { styleText } from "node:util";
import type { Io, Terminal } from "../io.js";

/** Role of a text, independent of its color. */
export type Role = "title" | "heading" | "quiet" | "error" | "warning";

/** Colors a text by its role. */
export type Paint = (role: Role, text: string) => string;

const STYLES: Readonly<Record<Role, Parameters<typeof styleText>[0]>> = {
  title: "bold",
  heading: "bold",
  quiet: "dim",
  error: ["bold", "red"],
  warning: ["bold", "yellow"],
};

const plain: Paint = (_role, text) => text;
// This program chooses the colors; Node would check its own streams and environment.
const coloured: Paint = (role, text) => (text === "" ? "" : styleText(STYLES[role], text, { validateStream: false }));

/**
 * Color on a terminal. In order of precedence: `--no-color` and NO_COLOR turn it off; FORCE_COLOR and CLICOLOR_FORCE
 * turn it on also in pipes and files, unless their value is 0 or false; FORCE_COLOR=0 turns it off; a terminal of type
 * "dumb" has no color.
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
