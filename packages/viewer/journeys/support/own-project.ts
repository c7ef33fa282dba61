import { CREATE_PROJECT, GRANT_PROJECT_ACCESS } from "@epb/contract";
import { ProjectAccessRole } from "@epb/engine";
import { demoEmail } from "../../../server/src/features/demonstration/demo-people.js";
import { type DemoProject, readDemoProject } from "../../../server/src/start/demo/demo-projects.js";
import type { ViewerSite } from "./viewer-site.js";

/** A project of the customer, which the ESCO builds and the viewer reads. @returns Its id. */
export async function ownProject(site: ViewerSite, template: DemoProject, name: string): Promise<string> {
  const customer = await site.logIn("customer");
  const { record, data } = readDemoProject(template);
  const { id } = await customer.call(CREATE_PROJECT, { body: { record: { ...record, name }, data } });
  const grant = async (person: string, roleId: ProjectAccessRole): Promise<void> => {
    await customer.call(GRANT_PROJECT_ACCESS, { params: { id }, body: { email: demoEmail(person), roleId } });
  };
  await grant("esco", ProjectAccessRole.ProjectBuilder);
  await grant("viewer", ProjectAccessRole.ProjectViewer);
  return id;
}
