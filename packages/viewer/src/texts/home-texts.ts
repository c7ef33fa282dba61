import { EDITION_TEXTS } from "./common-texts.js";

/** The home page, its panels and the Quick Links. @spec P §2 "Home page (after login)" */
export const HOME_TEXTS = {
  title: "What would you like to do?",
  logoOf: EDITION_TEXTS,
  viewing: "Viewing",
  viewOf: { ePB: "ePB menu", ePX: "ePX menu" },
  viewIs: (view: string): string => `You are viewing the ${view}.`,
  nothingTitle: "There is nothing for you in this menu",
  nothingText: "What your account does is not part of it. Choose the other menu under Viewing, or use the Quick Links.",
  quickLinks: "Quick Links",
  trainingResources: "Training Resources",
  applications: "Applications",
  panels: {
    initiate: {
      title: "Initiate a New Project",
      text: "Every project begins here, ePX projects as well. Name the project and the ESCO that builds it.",
      action: "Initiate a project",
    },
    manage: {
      title: "Manage Existing Projects or Enter Data for New Projects",
      text: "Open a project of yours to enter its data or upload a workbook, follow its schedules, submit or approve it, and say who else may read it.",
      action: "Go to the portfolio",
    },
    template: {
      title: "Download a Blank Template",
      text: {
        ePB: "Workbooks for Excel that hold everything of an ePB project. Fill one in at your desk, check it, and upload it to your project.",
        ePX: "The workbook for Excel that holds an ePX project: fewer inputs, and the calculation within. Fill it in at your desk and upload it to your project.",
      },
      action: "Choose a template",
    },
    reviewQualifiedList: {
      title: "Qualified List Applications",
      text: "The applications of ESCOs for the Qualified List that have been submitted, with what was asked, answered and decided.",
      action: "Go to the applications",
    },
    reports: {
      title: "Generate Reports",
      text: "The schedules of a project to read, print or take along as a workbook, and lists of the whole portfolio.",
      action: "Go to the reports",
    },
    accreditation: {
      title: "Industry Accreditation Application",
      text: "Apply for the recognition of the industry with projects that you have done. A draft can be left and gone on with at any time.",
      action: "Go to your applications",
    },
    reviewAccreditation: {
      title: "Accreditation Application Review",
      text: "The applications that have been submitted to the committee, with the data of the projects that they name.",
      action: "Go to the applications",
    },
    qualifiedList: {
      title: "Qualified List of ESCOs: New Applications and Recertifications",
      text: "Apply for the Qualified List of ESCOs, or renew what has been accepted before it ends.",
      action: "Go to your applications",
    },
  },
  links: {
    epbTemplate: "Download ePB Template",
    epxTemplate: "Download ePX Template",
    initiate: "Initiate a New Project",
    manage: "Manage Projects",
    epbReports: "Generate ePB Reports",
    epxReports: "Generate ePX Reports",
    epbTraining: "ePB Training Videos",
    epxTraining: "ePX Training Videos",
    accreditation: "Accreditation Application",
    qualifiedList: "Qualified List of ESCOs",
  },
} as const;
