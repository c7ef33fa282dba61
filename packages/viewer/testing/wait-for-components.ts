/** Timeout of `findBy…` and `waitFor` on a machine that is busy with other tests. */
const MILLISECONDS = 10_000;

// Tests without a page are prepared by the same file, and need no library for one.
if ("document" in globalThis) {
  const { configure } = await import("@testing-library/dom");
  configure({ asyncUtilTimeout: MILLISECONDS });
}
