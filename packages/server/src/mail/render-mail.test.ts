import { describe, expect, test } from "vitest";
import { TEST_CONFIG } from "../../testing/test-server.js";
import type { Mail, MailData, MailName } from "./mail.js";
import { renderMail } from "./render-mail.js";

const LINK = "https://epb.test/portfolio/7";
const DATA: MailData = {
  verificationCode: { firstName: "Ada", code: "482913", minutes: 10 },
  passwordReset: { firstName: "Ada", link: LINK, minutes: 30 },
  passwordChanged: { firstName: "Ada", at: "2026-11-21T12:00:00.000Z" },
  accountRequestReceived: { firstName: "Ada" },
  accountRequested: { name: "Ada Lovelace", organization: "Example District", link: LINK },
  accountCreated: { firstName: "Ada", link: LINK, hours: 72 },
  projectInitiated: { projectName: "City Hall", customer: "Example District", link: LINK },
  projectSubmitted: { projectName: "City Hall", by: "Grace Hopper", link: LINK },
  projectReturned: { projectName: "City Hall", by: "Grace Hopper", reason: "Year 3 is missing.", link: LINK },
  projectApproved: { projectName: "City Hall", by: "Grace Hopper", link: LINK },
  accessGranted: { projectName: "City Hall", role: "project viewer", by: "Grace Hopper", link: LINK },
  applicationSubmitted: { title: "Qualified List of ESCOs", organization: "Bright Energy", link: LINK },
  applicationReturned: { title: "Qualified List of ESCOs", note: "Please name two projects.", link: LINK },
  applicationDecided: { title: "Accreditation", decision: "accepted", comment: "Welcome.", link: LINK },
};
const NAMES = Object.keys(DATA) as MailName[];
const mailOf = (name: MailName, data: object = DATA[name]): Mail => ({ name, to: "ada@example.org", data }) as Mail;
const SITE = TEST_CONFIG;

describe.each(NAMES)("%s", (name) => {
  const { subject, text, html } = renderMail(mailOf(name), SITE, "Ada");

  test("greets by name, says whom to ask, and why it was sent", () => {
    for (const part of ["Hello Ada,", "support@epb.test", "303-555-0100", "You receive this message because"]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  });

  test("has all it is given in both forms", () => {
    for (const value of Object.values(DATA[name])) {
      const told = value === "2026-11-21T12:00:00.000Z" ? "November 21, 2026 at 12:00 PM (UTC)" : String(value);
      expect(text).toContain(told);
      expect(html).toContain(told);
    }
  });

  test("loads nothing, runs nothing, and links to the site alone", () => {
    expect(html).not.toMatch(/<(?:img|script|link|iframe|style)\b|\burl\(|@import/i);
    for (const [, address = ""] of html.matchAll(/href="([^"]*)"/g)) {
      expect(new URL(address).hostname).toBe("epb.test");
    }
  });

  test("is a page of its own that screen readers understand", () => {
    expect(html).toContain('<html lang="en">');
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html.match(/<table(?! role="presentation")/g)).toBeNull();
    expect(html.match(/<h1\b/g)).toHaveLength(1);
  });

  test("shows what people wrote as text", () => {
    const hostile = '<img src=x onerror="alert(1)">&amp;\'';
    const data = Object.fromEntries(
      Object.entries(DATA[name]).map(([key, value]) => [
        key,
        typeof value === "string" && !["link", "at"].includes(key) ? hostile : value,
      ]),
    );
    const message = renderMail(mailOf(name, data), SITE, hostile).html;
    expect(message).not.toContain("<img");
    expect(message).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;&#39;");
  });
});

test("a message to nobody we know by name still says hello", () => {
  expect(renderMail(mailOf("projectApproved"), SITE).text).toMatch(/^Hello,\n\n/);
});

test("a link that is no web address is a mistake of ours", () => {
  const data = { ...DATA.projectApproved, link: "javascript:alert(1)" };
  expect(() => renderMail(mailOf("projectApproved", data), SITE)).toThrow("cannot link to javascript:");
});

test("a site without a phone names the address alone", () => {
  const { text } = renderMail(mailOf("accountRequestReceived"), { ...SITE, supportPhone: "" });
  expect(text).toContain("Questions? Write to support@epb.test.\n");
});

test("a message of the training site says so", () => {
  expect(renderMail(mailOf("passwordReset"), { ...SITE, isTestSite: true }).text).toContain("the training site of");
});

test("a subject is one line, and not a long one", () => {
  const { subject } = renderMail(
    mailOf("projectApproved", { ...DATA.projectApproved, projectName: `City\u2028Hall\t${"x".repeat(500)}` }),
    SITE,
  );
  expect(subject).toMatch(/^City Hall x+…$/);
  expect([...subject]).toHaveLength(150);
});
