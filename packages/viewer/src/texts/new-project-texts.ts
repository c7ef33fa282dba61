/** The form that begins a project. @spec P §2 "New Project form" */
export const NEW_PROJECT_TEXTS = {
  title: "Initiate a New Project",
  lead: "Every project begins here, ePX projects too. We send the ESCO an email when it can enter data.",
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
  emailHint: "Who enters the data. They are told by e-mail.",
  ownEmailHint: "You enter the data yourself.",
  ok: "OK",
} as const;
