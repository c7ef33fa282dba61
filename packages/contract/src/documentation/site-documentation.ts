import { GLOSSARY } from "../calls/glossary-calls.js";
import { LISTS, SITE_SETTINGS } from "../calls/site-calls.js";
import { CHANGE_TRAINING_DATE, CREATE_TRAINING_DATE, LIST_TRAINING_DATES } from "../calls/training-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { OTHER_ID } from "./example-values.js";

const TRAINING_DATE = {
  trainingType: 1,
  startTime: "2027-01-12T17:00:00Z",
  endTime: "2027-01-12T18:00:00Z",
  url: "https://training.example.org/introduction",
  content: "From the first measure to the first schedule.",
} as const;

/** The site, its terms, and its trainings. */
export const SITE_DOCUMENTATION: Documentation = {
  examples: [
    example(LIST_TRAINING_DATES, { reply: { _items: [{ id: OTHER_ID, ...TRAINING_DATE }] } }),
    example(CREATE_TRAINING_DATE, {
      body: TRAINING_DATE,
      reply: { id: OTHER_ID, ...TRAINING_DATE },
      bodyName: "NewTrainingDate",
      replyName: "TrainingDate",
    }),
    example(CHANGE_TRAINING_DATE, { body: TRAINING_DATE, reply: { id: OTHER_ID, ...TRAINING_DATE } }),
    example(GLOSSARY, {
      reply: { items: [{ term: "Project Viewer", definition: "A user who can read a project but not change it." }] },
    }),
    example(SITE_SETTINGS, {
      reply: {
        isTestSite: false,
        publicUrl: "https://epb.example.org",
        supportEmail: "support@epb.example.org",
        supportPhone: "303-555-0100",
        passwordPolicy: { minLength: 14, maxLength: 30 },
        tellsEmailExists: true,
        sendsMail: true,
        minimumGroupSize: 5,
        idleSeconds: 1800,
        uploadBytes: 20_000_000,
        engineVersion: "1.0.0",
        templates: [
          {
            kind: "epx",
            title: "ePX template",
            version: "1.1.2",
            projectType: 2,
            fileName: "epx-1.1.2.xlsx",
            url: "/assets/templates/epx-1.1.2.xlsx",
          },
        ],
      },
    }),
    example(LISTS, {
      reply: {
        marketSegments: [
          { id: 1, name: "Federal Government" },
          { id: 2, name: "State/Local Government" },
        ],
        countries: [{ id: "US", name: "United States" }],
      },
    }),
  ],
  words: {
    engineVersion: "Version of the engine that calculates here.",
    term: "A term of the product.",
    definition: "What it means here.",
    _items: "The dates, the next first.",
    trainingType: "1 introductory, 2 advanced M&V analysis, 3 ePX, 4 custom.",
    startTime: "ISO 8601 instant; show it with the reader's time zone.",
    endTime: "ISO 8601 instant, after the start.",
    "NewTrainingDate.url": "Where to register or take part; blank until it is known.",
    "TrainingDate.url": "Where to register or take part; blank until it is known.",
    content: "What it is about.",
    isTestSite: "Whether this is a site for trying things out.",
    publicUrl: "Where people reach the site.",
    supportEmail: "E-mail address of support.",
    supportPhone: "Phone number of support.",
    passwordPolicy: "How long a new password has to be.",
    minLength: "Fewest characters.",
    maxLength: "Most characters.",
    tellsEmailExists: "Whether the form for accounts learns that an address has one.",
    sendsMail: "Whether the site sends email. Without a mail server, links have to be passed on in another way.",
    idleSeconds: "Seconds without a call after which a session ends.",
    uploadBytes: "Most bytes of a file.",
    templates: "Blank workbooks to fill in.",
    "templates.kind": "Stable, for programs: epb-calculating.",
    "templates.version": "Version of the template.",
    "templates.projectType": "Edition of the projects that it holds: 1 ePB, 2 ePX.",
    "templates.url": "Path on this site, from which it is loaded.",
    "ListsReply.id": "Number or code.",
    "ListsReply.name": "What it stands for.",
    "downloadTemplate.fileName": "As the settings of the site list it.",
  },
};
