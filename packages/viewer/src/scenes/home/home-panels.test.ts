import { type CurrentUser, UserGroup, ViewSelection } from "@epb/contract";
import { expect, test } from "vitest";
import { homePanels } from "./home-panels.js";

const manageText = (userGroupId: UserGroup): string | undefined => {
  const user = { userGroupId, viewSelection: ViewSelection.Epb } as CurrentUser;
  return homePanels(user, false).find(({ path }) => path === "/portfolio")?.text;
};

test("a reader of projects is not told to enter data, submit, or approve", () => {
  expect(manageText(UserGroup.ProjectViewer)).not.toMatch(/enter data|upload|submit|approve/i);
  expect(manageText(UserGroup.Esco)).toContain("Enter data or upload a workbook");
});
