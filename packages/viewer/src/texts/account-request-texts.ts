import { EDITION_TEXTS } from "./common-texts.js";

/** The form for accounts. @spec P §2 "Titled the Account Registration Form" */
export const ACCOUNT_REQUEST_TEXTS = {
  title: "Account Registration Form",
  lead: "Accounts are free. A person looks at each request; you get a message when your account is ready.",
  submit: "Request Account(s)",
  contact: {
    title: "Contact information",
    firstName: "First Name",
    lastName: "Last Name",
    jobTitle: "Title",
    organization: "Organization",
    address: "Address",
    city: "City",
    country: "Country",
    region: "State, province or region",
    zip: "Zip",
    postalCode: "Postal Code",
    officeEmailAddress: "Office Email Address",
    officeEmailHint: "The address that you have with your organization. You log in with it.",
    phone: "Phone",
    phoneHint: "For example (303) 555-0100",
  },
  accounts: {
    title: "Accounts requested",
    lead: "The main site holds real projects. The training site is for trying things out: there you get an account as an ESCO and one as a customer, which takes two addresses.",
    legend: "Sites",
    main: "Main site",
    test: "Training site",
    secondaryEmailAddress: "Secondary Email Address",
    secondaryEmailHint: "For the second account on the training site",
    editions: "Editions",
    ...EDITION_TEXTS,
    inviteToTraining: "Invite me to trainings",
  },
  use: {
    title: "How will you use it?",
    label: "I am a",
    /** By the number of the option. @spec P §1 "Account request roles" */
    explained: {
      1: "Initiates and approves projects.",
      2: "Enters, submits and edits the data of projects.",
      3: "Reads projects; initiates, approves and enters none.",
      5: "Initiates and approves projects, or enters their data.",
    } as Readonly<Record<number, string>>,
    otherText: "Please specify",
    comment: "Is there something that we should know?",
  },
  hear: {
    title: "How did you hear about it?",
    label: "I heard about it from",
    otherText: "Please specify",
  },
  segments: {
    title: "Market segments",
    label: "Which market segments do you work in?",
  },
  missing: "Still missing:",
} as const;
