/** The form that begins a project. @spec P §2 "New Project form" */
export const NEW_PROJECT_TEXTS = {
  title: "Initiate a New Project",
  lead: "Every project begins here, ePX projects too. Name both sides: the ESCO enters data, the customer approves.",
  name: "Project name",
  nameHint: "No two projects have the same name.",
  marketSegment: "Market segment",
  projectType: "Project type",
  federalContractType: "Federal contract type",
  submarket: "Submarket",
  uescContractType: "UESC contract type",
  campaign: "ESPC campaign participant",
  zip: "Zip",
  zipHint: "Of the place of the project: 12345 or 12345-6789.",
  email: "ESCO/project builder e-mail",
  emailHint: "Who enters the data. We email them; people without an account are invited.",
  emailHintWithoutMail:
    "Who enters the data. This site sends no email: tell them yourself. People without an account are invited.",
  ownEmailHint: "You enter the data yourself.",
  customerEmail: "Customer email (optional)",
  customerEmailHint:
    "Who approves the project. We email them; people without an account are invited. If you leave it blank, give the customer access on the Access page before you submit.",
  customerEmailHintWithoutMail:
    "Who approves the project. This site sends no email: tell them yourself. People without an account are invited. If you leave it blank, give the customer access on the Access page before you submit.",
  ok: "OK",
} as const;
