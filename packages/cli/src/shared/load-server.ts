import type { Io } from "../io.js";

type Server = typeof import("@epb/server");

/** The optional server package; undefined, with a message, if it is not installed. */
export async function loadServer(io: Io): Promise<Server | undefined> {
  try {
    return await import("@epb/server");
  } catch (error) {
    if (!isMissing(error)) throw error;
    io.stderr(
      "error: The server is a separate package. Install the package in the same folder as epb: npm install @epb/server\n",
    );
    return undefined;
  }
}

/** True if the package itself is missing, not one of its dependencies. */
function isMissing(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return ["ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND"].includes(code ?? "") && message.includes("'@epb/server'");
}
