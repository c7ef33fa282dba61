import type { Download } from "playwright-core";

/** What is in a file that the browser has saved. The browser runs in another process, so the file is read through it. */
export async function contentOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
