import { EDITION_TEXTS } from "../../texts/common-texts.js";

/** The home page, its panels and the Quick Links. @spec P §2 "Home page (after login)" */
export const HOME_TEXTS = {
  title: "What would you like to do?",
  logoOf: EDITION_TEXTS,
  viewing: "Viewing",
  viewOf: { ePB: "ePB menu", ePX: "ePX menu" },
  viewIs: (view: string): string => `You are viewing the ${view}.`,
  nothingTitle: "Nothing here for your role",
  nothingText:
    "This menu has no functions for your account. Choose the other menu under Viewing, or use the Quick Links.",
  waiting: {
    title: (count: number): string => (count === 0 ? "Waiting for you" : `Waiting for you (${count})`),
    nothing: "Nothing is waiting for you.",
    allProjects: (count: number): string => `All ${count} projects that wait for you`,
    failed: "The work that waits for you did not load",
    review: "Review",
    returned: "Correct",
    reopened: "Correct and submit again",
    enter: "Enter data",
    approveYear: (year: number): string => `Approve M&V year ${year}`,
    shortfall: (amount: string): string => `Verified savings are ${amount} below the guarantee`,
    noShortfall: "Verified savings reach the guarantee",
    reportYear: (year: number): string => `Report on M&V year ${year}`,
    ended: (day: string): string => `Ended ${day}`,
    invitation: "Accept the invitation",
    application: "Review the application",
    accountRequests: "Account requests",
    failedJobs: "Failed jobs",
    submitted: (at: string, esco: string | undefined): string =>
      esco === undefined ? `Submitted ${at}` : `Submitted ${at} by ${esco}`,
    returnedWith: (reason: string): string => `Returned: ${reason}`,
    since: (at: string): string => `Since ${at}`,
    changed: (at: string): string => `Last changed ${at}`,
  },
  recent: (count: number): string => `Recent (${count})`,
  quickLinks: "Quick Links",
  trainingResources: "Training Resources",
  applications: "Applications",
  panels: {
    initiate: {
      title: "Initiate a New Project",
      text: "Every project starts here, including ePX projects. Enter the project name and its ESCO.",
      action: "Initiate a project",
    },
    manage: {
      title: "Manage Existing Projects or Enter Data for New Projects",
      text: "Enter data or upload a workbook, view schedules, submit or approve a project, and share it.",
      viewerText: "View the figures, schedules, and history of the projects that you have access to.",
      action: "Go to portfolio",
    },
    template: {
      title: "Download a Blank Template",
      text: {
        ePB: "Excel workbooks for all data of an ePB project. Fill in a workbook, check it, and upload it to your project.",
        ePX: "The Excel workbook for an ePX project: fewer inputs, with live formulas. Fill in the workbook and upload it to your project.",
      },
      action: "Choose a template",
    },
    reviewQualifiedList: {
      title: "Qualified List Applications",
      text: "Submitted applications of ESCOs for the Qualified List, with questions, answers, and decisions.",
      action: "Go to applications",
    },
    reports: {
      title: "Generate Reports",
      text: "View, print, or download project schedules and portfolio lists.",
      action: "Go to reports",
    },
    accreditation: {
      title: "Industry Accreditation Application",
      text: "Apply for industry accreditation with completed projects. Save a draft and return any time.",
      action: "Go to your applications",
    },
    reviewAccreditation: {
      title: "Accreditation Application Review",
      text: "Applications submitted to the committee, with the data of their projects.",
      action: "Go to applications",
    },
    qualifiedList: {
      title: "Qualified List of ESCOs: New Applications and Recertifications",
      text: "Apply for the Qualified List of ESCOs, or renew your listing.",
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
