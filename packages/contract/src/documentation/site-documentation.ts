import { GLOSSARY } from "../calls/glossary-calls.js";
import { LISTS, SEND_TEST_MESSAGE, SITE_SETTINGS, SITE_SETUP } from "../calls/site-calls.js";
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
        demonstration: [
          {
            email: "customer@demo.example.org",
            person: "Carmen Ortiz",
            role: "customer",
            work: "initiates, reviews, and approves projects",
          },
        ],
      },
    }),
    example(SITE_SETUP, { reply: { outboxFolder: "/var/lib/epb/outbox", hasOwnSupportEmail: true } }),
    example(SEND_TEST_MESSAGE, {
      reply: {
        to: "ada@bright.example.org",
        failure: "the mail server did not accept the message: 550 to RCPT TO",
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
    engineVersion: "Version of the engine on this server.",
    term: "Term of the product.",
    definition: "Definition of the term in this product.",
    _items: "Training dates, next date first.",
    trainingType: "1 introductory, 2 advanced M&V analysis, 3 ePX, 4 custom.",
    startTime: "Start, ISO 8601. Show it in the reader's time zone.",
    endTime: "End, ISO 8601, after the start.",
    "NewTrainingDate.url": "Address to register or take part; blank until known.",
    "TrainingDate.url": "Address to register or take part; blank until known.",
    content: "Topic of the training.",
    isTestSite: "True for a test site.",
    publicUrl: "Web address of the site.",
    supportEmail: "Email address of support.",
    supportPhone: "Phone number of support.",
    passwordPolicy: "Required length of a new password.",
    minLength: "Minimum number of characters.",
    maxLength: "Maximum number of characters.",
    tellsEmailExists: "True if the account request form shows that an email address already has an account.",
    sendsMail: "True if the site sends email. Without a mail server, people pass on links themselves.",
    outboxFolder: "Folder on the server to which messages are written. Absent if a mail server sends the messages.",
    hasOwnSupportEmail: "False if the site has the default support address.",
    "SendTestMessageReply.to": "Address of the caller.",
    failure:
      "Reason why the mail server did not accept the message. Absent if the message was sent, or written to a file.",
    idleSeconds: "Seconds without a request after which a session ends.",
    uploadBytes: "Maximum size of a file in bytes.",
    templates: "Blank workbooks to fill in.",
    "templates.kind": "Stable name for programs: epb-calculating.",
    "templates.version": "Version of the template.",
    "templates.projectType": "Edition of the project in the workbook: 1 ePB, 2 ePX.",
    "templates.url": "Path on this site for the download.",
    demonstration: "People whom visitors of a demonstration site can be. Absent on other sites.",
    "demonstration.person": "First and last name.",
    "demonstration.role": "Role of the person, for people.",
    "demonstration.work": "Work of the person on the site.",
    "ListsReply.id": "Number or code.",
    "ListsReply.name": "Name for people.",
    "downloadTemplate.fileName": "Name of the file, from the settings of the site.",
  },
};
