import * as z from "zod/mini";

// Compiling a parser for every schema pays after thousands of projects; a run has a few. Schemas look at this while they
// are made, so whatever imports the engine for parsing imports this module first.
z.config({ jitless: true });
