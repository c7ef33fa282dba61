import { startChromium } from "../../test/testing/start-chromium.ts";
const [base = "", what = "", width = "1280"] = process.argv.slice(2);
const browser = await startChromium();
const context = await browser.newContext({ viewport: { width: Number(width), height: 900 }, locale: "en-US", reducedMotion: "reduce" });
const r = await fetch(base + "/api/login", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ email: "esco@demo.example.org", password: "correct horse battery" }) });
const { token, expiresIn } = (await r.json()) as any;
await context.addInitScript((t) => localStorage.setItem("epb.session", t), JSON.stringify({ token, expiresAt: Date.now() + expiresIn * 1000 }));
const page = await context.newPage();
page.on("console", (m) => { if (["error", "warning"].includes(m.type())) console.log("console", m.text()); });
await page.goto(`${base}/portfolio`);
let id = process.argv[5];
if (id === undefined) {
  const row = page.locator('a[href^="/portfolio/"]', { hasText: /./ });
  await row.first().waitFor({ timeout: 60000 });
  const hrefs = await row.evaluateAll((all) => all.map((each) => each.getAttribute("href")));
  console.log(hrefs.slice(0, 12).join(" "));
  id = hrefs.map((href) => /^\/portfolio\/([\w-]{8,})$/.exec(href ?? "")?.[1]).find((each) => each !== undefined) as string;
}
const pdf = (name: string, size = 1234567) => ({ name, mimeType: "application/pdf", buffer: Buffer.alloc(size, 1) });
if (what === "files") {
  await page.goto(`${base}/portfolio/${id}/files`);
  await page.locator("input[type=file]").setInputFiles([pdf("audit of the boilers.pdf"), pdf("empty.pdf", 0), pdf("a very long name of a drawing of the north wing of the school, revision 7.pdf")]);
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/f-files1-${width}.png`, fullPage: true });
  await page.getByRole("button", { name: /^Add \d/ }).click();
  await page.waitForTimeout(3000);
  await page.screenshot({ path: `/tmp/f-files2-${width}.png`, fullPage: true });
}
if (what === "upload") {
  await page.goto(`${base}/portfolio/${id}/upload`);
  await page.locator("input[type=file]").setInputFiles("/tmp/w-findings/fixtures/seeded/two-mistakes-in-one-row.xlsx");
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await page.waitForTimeout(9000);
  await page.screenshot({ path: `/tmp/f-upload-${width}.png`, fullPage: true });
}
if (what === "check") {
  await page.goto(`${base}/check`);
  await page.locator('[data-readiness="ready"]').waitFor({ timeout: 60000 });
  const chromium = await context.newCDPSession(page);
  const data = { items: [], files: ["/tmp/w-findings/fixtures/workbooks"], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) await chromium.send("Input.dispatchDragEvent", { type, x: 300, y: 200, data });
  await page.waitForTimeout(25000);
  await page.screenshot({ path: `/tmp/f-folder-${width}.png`, fullPage: false });
}
await browser.close();
