// What the API reference says of the calls beside their rows. Its own entry point, because clients do without it.

export { EXAMPLES, WORDS } from "./all-documentation.js";
