/**
 * How V8 is set for a run. A short one lasts a few dozen milliseconds: compiling hot functions early costs more than it
 * brings back, and room for new objects that doubles and doubles again is memory that is used once. Over many files both
 * pay; and what a file leaves behind is collected between two files rather than in the midst of one, where much of it is
 * still in use.
 */
export const RunLength = {
  Short: "--interrupt-budget=2000000 --semi-space-growth-factor=1",
  Long: "--interrupt-budget=400000 --semi-space-growth-factor=2 --minor-gc-task-trigger=65",
} as const;
export type RunLength = (typeof RunLength)[keyof typeof RunLength];

/** Sets V8 for what this process does from now on. */
export function expectRun(length: RunLength): void {
  process.getBuiltinModule("node:v8").setFlagsFromString(length);
}
