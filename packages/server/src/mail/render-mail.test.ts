import { describe, expect, test } from "vitest";
import { TEST_CONFIG } from "../../testing/test-server.js";
import { PRODUCT_NAME } from "./email.js";
import type { Mail, MailData, MailName } from "./mail.js";
import { renderMail } from "./render-mail.js";

const LINK = "https://epb.test/portfolio/7";
const DATA: MailData = {
  verificationCode: { firstName: "Ada", code: "482913", minutes: 10 },
  passwordReset: { firstName: "Ada", link: LINK, minutes: 30 },
  passwordChanged: { firstName: "Ada", at: "2026-11-21T12:00:00.000Z" },
  loginChanged: { firstName: "Ada", change: "recoveryCodeUsed", at: "2026-11-21T12:00:00.000Z" },
  accountRequestReceived: { firstName: "Ada", sites: "the main site" },
  accountRequested: {
    name: "Ada Lovelace",
    organization: "Example District",
    userType: "ESCO",
    sites: "the main site and the training site",
    link: LINK,
  },
  accountCreated: { firstName: "Ada", link: LINK, hours: 72 },
  projectInitiated: { projectName: "City Hall", projectNumber: 4711, customer: "Example District", link: LINK },
  projectSubmitted: { projectName: "City Hall", projectNumber: 4711, by: "Grace Hopper", link: LINK },
  projectReturned: {
    projectName: "City Hall",
    projectNumber: 4711,
    by: "Grace Hopper",
    reason: "Year 3 is missing.",
    link: LINK,
  },
  projectApproved: { projectName: "City Hall", projectNumber: 4711, by: "Grace Hopper", link: LINK },
  projectReopened: {
    projectName: "City Hall",
    projectNumber: 4711,
    by: "Grace Hopper",
    reason: "New rates.",
    link: LINK,
  },
  measurementSubmitted: { projectName: "City Hall", by: "Grace Hopper", year: 3, link: LINK },
  measurementApproved: { projectName: "City Hall", by: "Grace Hopper", year: 3, link: LINK },
  measurementReturned: { projectName: "City Hall", by: "Grace Hopper", year: 3, reason: "May is missing.", link: LINK },
  accessGranted: { projectName: "City Hall", role: "project viewer", by: "Grace Hopper", link: LINK },
  projectsShared: { projects: "City Hall, Library, and 3 more", by: "Grace Hopper", link: LINK },
  projectsHandedOver: { projects: "City Hall and Library", by: "Grace Hopper", previousPerson: "Alan Kay", link: LINK },
  applicationSubmitted: { title: "Qualified List of ESCOs", organization: "Bright Energy", link: LINK },
  applicationReturned: { title: "Qualified List of ESCOs", note: "Please name two projects.", link: LINK },
  applicationDecided: { title: "Accreditation", decision: "accepted", comment: "Welcome.", link: LINK },
  testMessage: { firstName: "Ada" },
};
/** Words that a message shows in place of its data. */
const IN_WORDS: Readonly<Record<string, string>> = {
  "2026-11-21T12:00:00.000Z": "November 21, 2026 at 12:00 PM (UTC)",
  recoveryCodeUsed: "A recovery code was used in place of the authenticator app",
};
const NAMES = Object.keys(DATA) as MailName[];
const mailOf = (name: MailName, data: object = DATA[name]): Mail => ({ name, to: "ada@example.org", data }) as Mail;
const SITE = TEST_CONFIG;

describe.each(NAMES)("%s", (name) => {
  const { subject, text, html } = renderMail(mailOf(name), SITE, "Ada");

  test("greets by name, says whom to ask, and why it was sent", () => {
    for (const part of ["Hello Ada,", "support@epb.test", "303-555-0100", "You get this email because"]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  });

  test("contains all its data in both forms", () => {
    for (const value of Object.values(DATA[name])) {
      const told = IN_WORDS[String(value)] ?? String(value);
      expect(text).toContain(told);
      expect(html).toContain(told);
    }
  });

  test("loads nothing, runs nothing, and links only to the site", () => {
    expect(html).not.toMatch(/<(?:img|script|link|iframe|style)\b|\burl\(|@import/i);
    for (const [, address = ""] of html.matchAll(/href="([^"]*)"/g)) {
      expect(new URL(address).hostname).toBe("epb.test");
    }
  });

  test("is a complete page that screen readers understand", () => {
    expect(html).toContain('<html lang="en">');
    expect(html).toContain(`<title>${subject.replaceAll("&", "&amp;")}</title>`);
    expect(html.match(/<table(?! role="presentation")/g)).toBeNull();
    expect(html.match(/<h1\b/g)).toHaveLength(1);
  });

  test("shows what people wrote as text", () => {
    const hostile = '<img src=x onerror="alert(1)">&amp;\'';
    const data = Object.fromEntries(
      Object.entries(DATA[name]).map(([key, value]) => [
        key,
        typeof value === "string" && !["link", "at", "change"].includes(key) ? hostile : value,
      ]),
    );
    const message = renderMail(mailOf(name, data), SITE, hostile).html;
    expect(message).not.toContain("<img");
    // A greeting omits texts that are not names.
    const saysMore = Object.keys(data).some(
      (key) => !["firstName", "link", "at", "change", "hours", "minutes"].includes(key),
    );
    expect(message.includes("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;&#39;")).toBe(saysMore);
  });

  test("says the same as text and as HTML", () => {
    // The HTML has the subject as its heading, the product in its footer, and a label before the URL of its button.
    const words = (from: string): readonly string[] => from.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
    const shown = words(htmlText(html.replace(/<head>.*<\/head>|Or open this address:/gs, "")));
    expect(new Set(shown)).toEqual(new Set([...words(text), ...words(subject), ...words(PRODUCT_NAME)]));
  });

  test("has short paragraphs, and no secret in the subject", () => {
    for (const paragraph of text.split("\n\n")) expect(paragraph.length).toBeLessThan(300);
    expect(subject.length).toBeLessThan(80);
    for (const secret of ["482913", LINK]) expect(subject).not.toContain(secret);
  });

  test("names the training site", () => {
    const onTestSite = renderMail(mailOf(name), { ...SITE, isTestSite: true }, "Ada");
    expect(onTestSite.text).toContain("the training site of epb");
  });
});

function htmlText(html: string): string {
  const entities: Readonly<Record<string, string>> = {
    "&amp;": "&",
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&#39;": "'",
  };
  return html.replace(/<[^>]*>/g, " ").replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

describe("a greeting", () => {
  test.each(["Ada", "María José", "D'Arcy", "Jean-Luc", "J. R.", "Ægir", "王"])("names %s", (firstName) => {
    expect(renderMail(mailOf("projectApproved"), SITE, firstName).text).toMatch(`Hello ${firstName},\n`);
  });

  test.each(["Win at evil.example", "https://evil.example", "you@evil.example", "Call 900 555 0100", "x".repeat(61)])(
    "leaves out %j, which anybody can enter for anybody's address",
    (firstName) => {
      const mail = mailOf("accountRequestReceived", { ...DATA.accountRequestReceived, firstName });
      const { text, html } = renderMail(mail, SITE);
      expect(text).toMatch(/^Hello,\n/);
      for (const form of [text, html]) expect(form).not.toContain(firstName);
    },
  );
});

test("names add no paragraphs, and do not change the text direction", () => {
  const customer = "District\r\n\r\nYour account is closed.\u2029\u202eGo";
  const { text } = renderMail(mailOf("projectInitiated", { ...DATA.projectInitiated, customer }), SITE);
  expect(text).toContain('District Your account is closed. Go has initiated the project "City Hall"');
});

test("longer texts of users keep their lines and are quoted", () => {
  const reason = "Year 3 is missing.\nYear 4 as well.";
  const { text } = renderMail(mailOf("projectReturned", { ...DATA.projectReturned, reason }), SITE);
  expect(text).toContain("    Year 3 is missing.\n    Year 4 as well.");
});

test.each(["projectInitiated", "accessGranted"] as const)(
  "%s leads a person without an account to the request form",
  (name) => {
    const requestLink = "https://epb.test/account-request";
    const known = renderMail(mailOf(name), SITE).text;
    const invited = renderMail(mailOf(name, { ...DATA[name], requestLink }), SITE).text;
    expect(known).toContain(`Open the project:\n${LINK}`);
    expect(known).not.toContain("account-request");
    expect(invited).toContain(`Request an account:\n${requestLink}`);
    expect(invited).toContain("with the address of this email");
    expect(invited).not.toContain(LINK);
  },
);

test.each(["projectInitiated", "accessGranted"] as const)(
  "%s leads somebody who is invited to the portfolio",
  (name) => {
    const acceptLink = "https://epb.test/portfolio/list";
    const { text } = renderMail(mailOf(name, { ...DATA[name], acceptLink }), SITE);
    expect(text).toContain(`Open your portfolio:\n${acceptLink}`);
    // Also for a person without an account: the message does not show if an account exists.
    expect(text).toContain("If you have no account");
    expect(text).not.toContain(LINK);
  },
);

test("the message about a changed address has no link, because the old address gets it, too", () => {
  const { text } = renderMail(mailOf("loginChanged", { ...DATA.loginChanged, change: "emailChanged" }), SITE);
  expect(text).toContain("An administrator changed the email address of your account");
  expect(text).not.toContain("password-reset");
});

test("a message to a person without a known name has a greeting", () => {
  expect(renderMail(mailOf("projectApproved"), SITE).text).toMatch(/^Hello,\n\n/);
});

test("a link that is not a web address is a programming error", () => {
  const data = { ...DATA.projectApproved, link: "javascript:alert(1)" };
  expect(() => renderMail(mailOf("projectApproved", data), SITE)).toThrow("cannot link to javascript:");
});

test("a site without a phone number names only the email address", () => {
  const { text } = renderMail(mailOf("accountRequestReceived"), { ...SITE, supportPhone: "" });
  expect(text).toContain("Questions? Write to support@epb.test.\n");
});

test.each([
  ["projectInitiated", "In entry"],
  ["projectSubmitted", "Submitted"],
  ["projectReturned", "Returned"],
  ["projectApproved", "Approved"],
  ["projectReopened", "Reopened"],
] as const)("%s names the project, its number, and its status as lists do", (name, status) => {
  const { text } = renderMail(mailOf(name), SITE);
  expect(text).toContain('the project "City Hall"');
  expect(text).toContain(`Project number: 4711. Status: ${status}.`);
  const { projectNumber: _, ...unnumbered } = DATA[name];
  expect(renderMail(mailOf(name, unnumbered), SITE).text).toContain(`\nStatus: ${status}.`);
});

test("a subject is one short line", () => {
  const { subject } = renderMail(
    mailOf("projectApproved", { ...DATA.projectApproved, projectName: `City\u2028Hall\t${"x".repeat(500)}` }),
    SITE,
  );
  expect(subject).toMatch(/^City Hall x+…$/);
  expect([...subject]).toHaveLength(150);
});
