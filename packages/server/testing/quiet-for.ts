/**
 * Waits a fixed time in which nothing may happen, before a test checks that nothing has. To wait for something that does happen,
 * use `until` or `expect.poll`.
 */
export function quietFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
