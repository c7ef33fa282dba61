export {};

/** Milliseconds until what a component should come to is missed: a busy machine is late, and never wrong. */
const PATIENCE_MILLISECONDS = 20_000;

// Runs before every test file; most of them have no page.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/dom");
  configure({ asyncUtilTimeout: PATIENCE_MILLISECONDS });
}
