import { unpackChromium } from "../testing/start-chromium.js";

/** Unpacks Chromium before the workers start it. */
export async function setup(): Promise<void> {
  await unpackChromium();
}
