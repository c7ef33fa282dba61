import { EDITION_TEXTS } from "../../../texts/common-texts.js";

/** The form for accounts. @spec P §2 "Titled the Account Registration Form" */
export const ACCOUNT_REQUEST_TEXTS = {
  title: "Account Registration Form",
  lead: "Accounts are free. A person reviews each request. You get an email when your account is ready.",
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
    officeEmailHint: "Your work address. You sign in with this address.",
    phone: "Phone",
    phoneHint: "For example (303) 555-0100",
  },
  accounts: {
    title: "Accounts requested",
    lead: "The main site has real projects. The training site is for practice. For the training site, enter two email addresses: you get one account as an ESCO and one account as a customer.",
    legend: "Sites",
    main: "Main site",
    test: "Training site",
    secondaryEmailAddress: "Secondary Email Address",
    secondaryEmailHint: "Email address for your second account on the training site",
    editions: "Editions",
    ...EDITION_TEXTS,
    inviteToTraining: "Invite me to trainings",
  },
  use: {
    title: "How will you use epb?",
    label: "I am a",
    /** By the number of the option. @spec P §1 "Account request roles" */
    explained: {
      1: "Initiates and approves projects.",
      2: "Enters, edits, and submits the data of projects.",
      3: "Views projects only.",
      5: "Initiates and approves projects, or enters their data.",
    } as Readonly<Record<number, string>>,
    otherText: "Please specify",
    comment: "Comments (optional)",
  },
  hear: {
    title: "How did you hear about epb?",
    label: "I heard about epb from",
    otherText: "Please specify",
  },
  segments: {
    title: "Market segments",
    label: "Which market segments do you work in?",
  },
  missing: "Still missing:",
} as const;
