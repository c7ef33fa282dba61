import { EDITION_TEXTS } from "./common-texts.js";

/** What the product is, and which of its editions fits. @spec P §2 "product description, comparison of the full" */
export const ABOUT_TEXTS = {
  title: "About",
  lead: "A free platform on which the parties of an energy-savings performance project keep one set of figures, from the first estimate to the last year of the contract.",
  whatTitle: "What it is",
  what: [
    "Agencies, states, schools and hospitals pay for energy upgrades out of the savings that the upgrades bring. An energy service company (ESCO) or a utility plans and builds the measures, finances them, and guarantees savings for up to 25 years. Whether that adds up is decided by figures: prices of measures, interest, escalation, guaranteed savings, payments.",
    "Here these figures have one place. The customer initiates a project, the ESCO enters its data on the screen or with an Excel workbook, the platform calculates the schedules and says what is missing, and the customer approves. After that, measurement and verification (M&V) is recorded year by year: what it costs, and whether the customer has approved it.",
    "A project is Pending while the ESCO enters data, and Approved when the customer has signed off. By default one contact of the customer and one of the ESCO have access; they may let others read.",
  ],
  whoTitle: "Who uses it",
  who: [
    ["Project owners and customers", "initiate projects, follow them, approve them, and record what happened since."],
    [
      "ESCOs and utilities",
      "enter, check and submit data, and apply for accreditation and for the Qualified List of ESCOs.",
    ],
    [
      "Facilitators, financiers, program offices",
      "read the projects they are given access to, and the statistics of all.",
    ],
    ["Reviewers", "decide on applications, with the data that was submitted for them and nothing else."],
  ],
  pathsTitle: "Two paths: ePB and ePX",
  pathsLead: "Both begin in the same way, both are approved in the same way, and one account can have both.",
  pathsCaption: "The full and the express edition compared",
  pathsColumns: { topic: "In comparison", epb: EDITION_TEXTS.ePB, epx: EDITION_TEXTS.ePX },
  paths: [
    [
      "Made for",
      "Projects in full detail, federal ones among them",
      "State and local governments, schools, hospitals and others who need the essentials",
    ],
    [
      "You enter",
      "Measures, prices, financing, savings by category, escalation, expenses, performance period, M&V, agreement and contacts",
      "Measures with prices and savings, financing, a few facts of the building and of emissions",
    ],
    [
      "Workbook",
      "Calculating, non-calculating, or marked for accreditation",
      "One template, and one for the ESPC campaign",
    ],
    [
      "Loan",
      "A schedule month by month; payments yearly, twice a year, quarterly or monthly, at the beginning or the end of the period",
      "One level payment a year",
    ],
    [
      "Schedules",
      "1, 1u, 2a, 2b, 3, 4 and 5, energy sales agreement, greenhouse gas",
      "Summary, measures, itemized savings, net savings by year, greenhouse gas",
    ],
    [
      "Figures from a model of your own",
      "With the non-calculating workbook: they are compared with ours, and differences are named",
      "Not with the ePX workbook",
    ],
    ["Accreditation and Qualified List", "ESCOs apply in the ePB menu", "Not in the ePX menu"],
    [
      "Choose it when",
      "the contract is decided on these figures",
      "you want a sound estimate, or a record of a smaller project, soon",
    ],
  ],
  benefitsTitle: "What you gain",
  benefits: [
    [
      "One set of figures",
      "Customer, ESCO and reviewers look at the same schedules. Every figure can say where it comes from, with formula, inputs and source.",
    ],
    [
      "Exact to the cent",
      "Amounts are calculated in decimals and not in approximations; every rounding is written down.",
    ],
    [
      "Mistakes found early",
      "A workbook is checked cell by cell when it is uploaded. Each finding says what is wrong, where, and what to do.",
    ],
    [
      "Work in Excel or in the browser",
      "Download a workbook, fill it in at your desk, upload it, go on here, and take it along again with live formulas.",
    ],
    [
      "What-if before you sign",
      "Try other rates, terms and prices beside the project, and see which input matters most.",
    ],
    [
      "Measurement and verification",
      "For each year of the contract: whether it applies, what it costs, and whether the customer has approved it.",
    ],
    [
      "Comparison with others",
      "Historic statistics and prices of measures, told only of groups large enough that no single project can be recognized.",
    ],
    [
      "Open to the bottom",
      "Program, formulas and decisions are open source. Anybody can calculate a result again, today or in year 20.",
    ],
  ],
  securityTitle: "How your data is protected",
  securityLead:
    "Project data has commercial value. It is not released without the consent of the parties to the contract, except in aggregate.",
  security: [
    [
      "Access by role",
      "Every call is checked on the server against your account and your role on the project. A project that you may not see does not exist for you.",
    ],
    [
      "Passwords",
      "Long passwords, kept as memory-hard hashes (argon2id). Common ones and words of your own account are refused, and guessing is limited.",
    ],
    [
      "Second factor",
      "Turn on codes of an authenticator app in your account; recovery codes help when the phone is lost.",
    ],
    [
      "Sessions that end",
      "Tokens hold for minutes and change with every renewal. A session ends when it is not used, at logout, and on your other devices when your password changes.",
    ],
    [
      "A record of what happened",
      "Logins, changes and approvals are written to a log whose entries are chained, so that a changed entry is noticed.",
    ],
    [
      "Uploads are not trusted",
      "Workbooks are scanned before they are unpacked, and read in a process apart, with little memory and a deadline.",
    ],
    [
      "Statistics that keep secrets",
      "Small groups are told together or not at all, so that no project can be worked out from totals.",
    ],
    ["A strict browser policy", "Pages load nothing from other sites, run no inline scripts, and cannot be framed."],
  ],
  nextTitle: "Where to go from here",
  next: {
    account: ["/account-request", "Request an account"],
    check: ["/check", "Check a workbook without an account"],
    help: ["/help", "Help, templates and trainings"],
    disclaimer: ["/disclaimer", "Privacy and data terms"],
  },
} as const;
