import type { Download } from "../api/api-client.js";

/** Milliseconds until a browser has surely begun to save. */
const KEPT_MILLISECONDS = 60_000;

/** Hands a file to the browser, which saves it under its name. */
export function saveFile({ content, fileName }: Download): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MILLISECONDS);
}
