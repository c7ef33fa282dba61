import type { GlossaryTerm } from "@epb/contract";

/** Parties of a project, and the permissions of their accounts. */
export const PEOPLE_TERMS: readonly GlossaryTerm[] = [
  {
    term: "Administrator",
    definition:
      "A member of the staff who manages accounts, training dates, and logs. Only administrators can see every project.",
  },
  {
    term: "Customer",
    definition:
      "The party that owns or runs the building and receives the savings: an agency, a state, a school district, a company. The customer initiates a project and approves it.",
  },
  {
    term: "ESCO (energy service company)",
    definition:
      "The company that designs, builds, and finances the measures and guarantees their savings. It enters the data of a project and submits it.",
  },
  {
    term: "Finance specialist",
    definition: "A person or firm that advises on the financing of a project.",
  },
  {
    term: "Organization",
    definition:
      "A group of accounts of one ESCO, customer, or program office on this site. All members can view the projects of the organization. Administrators create organizations.",
  },
  {
    term: "Primary financier",
    definition: "The party that lends the money for a project.",
  },
  {
    term: "Program office",
    definition:
      "An office of a state or an agency that oversees many projects. It can view the projects of its states and agencies whose customers agree.",
  },
  {
    term: "Project Builder",
    definition:
      "The user, usually of the ESCO, who enters and submits the data of a project. Project Builder is also the name of the full edition, ePB.",
  },
  {
    term: "Project facilitator",
    definition:
      "A neutral expert who helps the customer from the first idea of a project through the performance period.",
  },
  {
    term: "Project Initiator",
    definition:
      "The user, usually of the customer, who creates a project, names its project builder, and approves the project.",
  },
  {
    term: "Project Viewer",
    definition: "A user who can read a project but not change it. The project initiator gives this role.",
  },
  {
    term: "Reviewer",
    definition:
      "A member of the committee for the accreditation or for the qualified list. Reviewers see only the data submitted with an application.",
  },
  {
    term: "Utility",
    definition:
      "A company that supplies energy or water. In a utility energy service contract, it also designs, finances, and builds the measures.",
  },
];
