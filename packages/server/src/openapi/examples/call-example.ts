/** What a call may look like. */
export interface CallExample {
  readonly body?: unknown;
  readonly reply?: unknown;
}
/** By the name of the call. */
export type CallExamples = Readonly<Record<string, CallExample>>;

/** Ids of examples. */
export const PROJECT_ID = "7b1f6f0e-53a5-4b6a-9d5b-0c7a2f1f3c11";
export const USER_ID = "0d9f4a3c-6b1e-4c58-9a7d-2f3b8e5c1a60";
export const OTHER_ID = "c3f5a7d2-1e84-4b9f-8a6c-5d7e9f0b2a13";
export const INSTANT = "2026-11-21T17:03:05.411Z";
