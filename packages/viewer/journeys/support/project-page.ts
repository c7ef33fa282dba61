import type { Locator } from "playwright-core";
import { Visitor } from "./visitor.js";

type Opening = Parameters<typeof Visitor.open>;

/** Opens a part of a project for somebody; its dashboard if the part is blank. */
export async function openProject(
  [browser, site]: readonly [Opening[0], Opening[1]],
  id: string,
  part = "",
  as = "customer",
): Promise<Visitor> {
  const visitor = await Visitor.open(browser, site, { as });
  await visitor.goTo(`/portfolio/${id}${part}`);
  return visitor;
}

/** Button of the open dialog. */
export const dialogButton = ({ page }: Visitor, name: string): Locator =>
  page.getByRole("dialog").getByRole("button", { name });

/** Names of the buttons for the next step of the project. */
export const nextSteps = ({ page }: Visitor): Promise<string[]> => page.locator(".next-step button").allInnerTexts();
