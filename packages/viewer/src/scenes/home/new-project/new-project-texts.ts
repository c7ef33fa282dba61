/** The form that begins a project. @spec P §2 "New Project form" */
export const NEW_PROJECT_TEXTS = {
  title: "Initiate a New Project",
  lead: "Every project starts here, including ePX projects. Name both sides: the ESCO enters the data, and the customer approves.",
  name: "Project name",
  nameHint: "Must be unique.",
  marketSegment: "Market segment",
  projectType: "Project type",
  federalContractType: "Federal contract type",
  submarket: "Submarket",
  uescContractType: "UESC contract type",
  campaign: "ESPC campaign participant",
  zip: "Zip",
  zipHint: "ZIP code of the project site, such as 12345 or 12345-6789.",
  email: "ESCO/project builder email",
  emailHint: "The person who enters the data. We email this person. A person without an account gets an invitation.",
  emailHintWithoutMail:
    "The person who enters the data. This site sends no email, so notify this person yourself. People without an account are invited.",
  ownEmailHint: "You enter the data yourself.",
  customerEmail: "Customer email (optional)",
  customerEmailHint:
    "The person who approves the project. We email this person. A person without an account gets an invitation. If you leave this field blank, add the customer under Access before you submit.",
  customerEmailHintWithoutMail:
    "The person who approves the project. This site sends no email, so notify this person yourself. People without an account are invited. If you leave this field blank, add the customer under Access before you submit.",
  ok: "OK",
} as const;
