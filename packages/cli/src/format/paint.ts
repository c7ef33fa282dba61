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

/** Colour on a terminal, unless the person or the environment asks for none. @see https://no-color.org */
export function choosePaint(terminal: Terminal, io: Io, colorOption: boolean): Paint {
  const refused = !colorOption || Boolean(io.env["NO_COLOR"]) || io.env["TERM"] === "dumb";
  return terminal.isTerminal && !refused ? coloured : plain;
}
