import * as z from "zod/mini";

// Compiling a parser for every schema pays off after thousands of projects; a run has only a few. Schemas read this
// setting when they are created, so modules that import the engine for parsing must import this module first.
z.config({ jitless: true });
