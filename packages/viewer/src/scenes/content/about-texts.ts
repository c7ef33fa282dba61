import { EDITION_TEXTS } from "../../texts/common-texts.js";

/**
 * Description of the product, and of the edition for each purpose.
 * @spec P §2 "product description, comparison of the full"
 */
export const ABOUT_TEXTS = {
  title: "About",
  lead: "A free platform where everyone in an energy-savings performance project uses the same figures, from the first estimate to the last year of the contract.",
  whatTitle: "What epb is",
  what: [
    "Agencies, states, schools, and hospitals pay for energy upgrades with the savings from the upgrades. An energy service company (ESCO) or a utility plans and builds the measures, finances them, and guarantees savings for up to 25 years. The prices of measures, interest, escalation, guaranteed savings, and payments decide if the project pays for itself.",
    "The customer initiates a project. The ESCO enters its data on screen or with an Excel workbook. The platform calculates the schedules and lists what is missing. The customer approves the project. Then, for each contract year, the platform records the cost and approval of measurement and verification (M&V).",
    "A project is in entry while the ESCO enters data, submitted while the customer reviews it, and approved when the customer has signed off. By default, one contact of the customer and one of the ESCO have access. These contacts can give other people view-only access.",
  ],
  whoTitle: "Who uses epb",
  who: [
    ["Project owners and customers", "initiate projects, follow them, and approve them and their M&V years."],
    [
      "ESCOs and utilities",
      "enter, check, and submit data, and apply for accreditation and for the Qualified List of ESCOs.",
    ],
    [
      "Facilitators, financiers, program offices",
      "view the projects shared with them, and statistics of all projects.",
    ],
    ["Reviewers", "decide on applications. Reviewers see only the data submitted with each application."],
  ],
  pathsTitle: "Two editions: ePB and ePX",
  pathsLead: "Projects of both editions start and are approved in the same way. One account can use both editions.",
  pathsCaption: "Comparison of the full and the express edition",
  pathsColumns: { topic: "In comparison", epb: EDITION_TEXTS.ePB, epx: EDITION_TEXTS.ePX },
  paths: [
    [
      "Made for",
      "Projects in full detail, including federal projects",
      "State and local governments, schools, hospitals, and others who need only the essentials",
    ],
    [
      "You enter",
      "Measures, prices, financing, savings by category, escalation, expenses, performance period, M&V, agreement, and contacts",
      "Measures with prices and savings, financing, and a few facts about the building and its emissions",
    ],
    [
      "Workbook",
      "Three templates: calculating, non-calculating, and for accreditation reviews",
      "Two templates: standard, and for the ESPC campaign",
    ],
    [
      "Loan",
      "A monthly schedule. Payments are annual, biannual, quarterly, or monthly, and due at the beginning or the end of the period",
      "One level payment a year",
    ],
    [
      "Schedules",
      "1, 1u, 2a, 2b, 3, 4, and 5, energy sales agreement, greenhouse gas",
      "Summary, measures, itemized savings, net savings by year, greenhouse gas",
    ],
    [
      "Figures from your own model",
      "Enter the figures in the non-calculating workbook. We compare them with epb's figures and list the differences",
      "Not available with the ePX workbook",
    ],
    ["Accreditation and Qualified List", "ESCOs apply in the ePB menu", "Not available in the ePX menu"],
    [
      "Choose this edition when",
      "you decide on the contract with these figures",
      "you need a quick estimate, or a record of a smaller project",
    ],
  ],
  benefitsTitle: "Benefits",
  benefits: [
    [
      "One set of figures",
      "The customer, the ESCO, and reviewers see the same schedules. Every figure shows its formula, inputs, and source.",
    ],
    [
      "Exact to the cent",
      "Amounts are calculated as exact decimal numbers, and the documentation lists every rounding.",
    ],
    [
      "Early checks",
      "We check every cell of a workbook on upload. Each finding says what is wrong, where, and how to fix it.",
    ],
    [
      "Work in Excel or in the browser",
      "Download a workbook, fill it in, and upload it. You can then continue on this site. When you download the workbook again, its formulas still calculate.",
    ],
    [
      "What-if before you sign",
      "Try other rates, terms, and prices without changing the project. See which input matters most.",
    ],
    ["Measurement and verification", "M&V status and cost are recorded for each contract year."],
    [
      "Comparison with others",
      "Compare your project with the statistics and measure prices of approved projects. Small groups are combined or hidden, to protect single projects.",
    ],
    [
      "Fully open source",
      "The program, its formulas, and its design decisions are open source. Anyone can recalculate a result, today or in year 20.",
    ],
  ],
  securityTitle: "How your data is protected",
  securityLead:
    "Project data has commercial value. The data is not released without the consent of the parties to the contract, except in aggregate.",
  security: [
    [
      "Access by role",
      "The server checks every request against your account and your role on the project. You see only projects shared with you.",
    ],
    [
      "Passwords",
      "Passwords are long and stored as memory-hard hashes (argon2id). Common passwords and words from your account are refused. Sign-in attempts are limited.",
    ],
    ["Second factor", "Add an authenticator app to your account. Recovery codes help if you lose your phone."],
    [
      "Limited sessions",
      "Sign-in tokens expire within minutes and change at every renewal. A session ends when you sign out or have been inactive. A password change ends the sessions on your other devices.",
    ],
    [
      "Audit log",
      "Sign-ins, changes, and approvals are logged. Each entry has a checksum of the entry before it, so a changed entry can be detected.",
    ],
    [
      "Checked uploads",
      "The server checks the size, type, and structure of each workbook before it reads the workbook. A separate process with limited memory and time reads each workbook.",
    ],
    [
      "Statistics that protect single projects",
      "Small groups are combined or hidden, so the figures of a single project cannot be calculated from totals.",
    ],
    [
      "Strict browser policy",
      "Pages load nothing from other sites, run no inline scripts, and cannot be embedded in a frame.",
    ],
  ],
  nextTitle: "Next steps",
  next: {
    account: ["/account-request", "Request an account"],
    check: ["/check", "Check a workbook without an account"],
    help: ["/help", "Help, templates, and trainings"],
    disclaimer: ["/disclaimer", "Privacy and data terms"],
  },
} as const;
