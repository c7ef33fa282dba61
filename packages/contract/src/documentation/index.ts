// Descriptions and examples of the API reference. A separate entry point, because clients do not need them.

export { EXAMPLES, WORDS } from "./all-documentation.js";
