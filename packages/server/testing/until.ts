/** Waits until something is so. */
export async function until(isSo: () => boolean | Promise<boolean>, most = 20_000): Promise<void> {
  const deadline = Date.now() + most;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`it was not so within ${most} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
