import { expect, test } from "vitest";
import { finding } from "../../../../workbook/testing/finding.js";
import { memoryIo } from "../../memory-io.testing.js";
import { NO_RULES } from "../../policy/finding-rules.js";
import { judgeReport } from "./judge-report.js";
import type { FileReport } from "./report/file-report.js";

const present = finding({ code: "EPB-CAP-001", file: "a.json", at: "financing.awardDate" });
const REPORT: FileReport = { file: "a.json", status: "errors", figures: {}, issues: [present] };
const known = (code: string) => ({ file: "a.json", code, place: "financing.awardDate", count: 1 });
const BASELINE = new Map([["a.json", [known("EPB-CAP-001"), known("EPB-CAP-002")]]]);

const WAIVER = {
  code: "EPB-CAP-001",
  path: "financing.awardDate",
  reason: "Agreed.",
  person: "J. Roe",
  until: "2026-12-31",
};
const io = memoryIo({ files: new Map([["waived.json.waivers.json", JSON.stringify({ waivers: [WAIVER] })]]) });

test("known findings do not count, and missing ones are resolved", async () => {
  const judged = await judgeReport(REPORT, { rules: NO_RULES, baseline: BASELINE }, io);
  expect(judged).toMatchObject({ status: "ok", issues: [], known: [present], resolved: [{ code: "EPB-CAP-002" }] });
});

test("a known finding of an ignored code is ignored and not resolved", async () => {
  const rules = { ...NO_RULES, ignore: ["EPB-CAP"] };
  const judged = await judgeReport(REPORT, { rules, baseline: BASELINE }, io);
  expect(judged).toMatchObject({ status: "ok", ignored: 1 });
  expect(judged).not.toHaveProperty("resolved");
});

test("a known finding that is waived is waived and not resolved", async () => {
  const baseline = new Map([["waived.json", [known("EPB-CAP-001")]]]);
  const judged = await judgeReport({ ...REPORT, file: "waived.json" }, { rules: NO_RULES, baseline }, io);
  expect(judged).toMatchObject({ status: "ok", waived: [{ finding: present }] });
  expect(judged).not.toHaveProperty("resolved");
});

test.each(["unreadable", "fault"] as const)("a file that is %s stays as it is", async (status) => {
  const report: FileReport = { file: "a.json", status, issues: [present] };
  expect(await judgeReport(report, { rules: { ...NO_RULES, ignore: ["EPB-CAP"] }, baseline: BASELINE }, io)).toBe(
    report,
  );
});
