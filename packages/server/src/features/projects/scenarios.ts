import { type NewScenario, ProjectAction, type Scenario } from "@epb/contract";
import { ApiError, notFound } from "../../base/api-error.js";
import type { Collection, Identified } from "../../store/collection.js";
import type { Reader, Transaction } from "../../store/store.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { userNames } from "../accounts/user-names.js";
import { PROJECT_ENTRIES } from "./project-entries.js";
import type { ProjectServices } from "./project-services.js";
import { requireActionOn } from "./require-project-action.js";
import { recordProject } from "./write-project.js";

interface StoredScenario extends NewScenario {
  readonly id: string;
  readonly at: string;
  readonly userId: string;
}

/** Scenarios of a project, oldest first. Its id is that of the project. */
export interface ProjectScenarios extends Identified {
  readonly scenarios: readonly StoredScenario[];
}

export const PROJECT_SCENARIOS: Collection<ProjectScenarios> = { name: "projectScenarios", columns: {} };

/** Scenarios of one project. */
const MOST_SCENARIOS = 30;

/** Saves a scenario. @throws ApiError 409 for a name that exists, or too many scenarios */
export async function saveScenario(
  projectId: string,
  scenario: NewScenario,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<readonly Scenario[]> {
  const { now, random } = services;
  const stored = { ...scenario, id: random.uuid(), at: now().toISOString(), userId: caller.user.document.id };
  await change(projectId, "project.scenario-saved", caller, services, (scenarios) => {
    if (scenarios.some(({ name }) => name.toLowerCase() === scenario.name.toLowerCase())) {
      throw new ApiError(409, "scenario/name-taken", "A scenario with this name exists. Choose another name.");
    }
    if (scenarios.length >= MOST_SCENARIOS) {
      const message = `A project can have ${MOST_SCENARIOS} scenarios. Delete one that is not needed.`;
      throw new ApiError(409, "scenario/too-many", message);
    }
    return { after: [...scenarios, stored], name: scenario.name };
  });
  return listScenarios(projectId, services.store);
}

/** @throws ApiError 404 */
export function removeScenario(
  projectId: string,
  scenarioId: string,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<void> {
  return change(projectId, "project.scenario-removed", caller, services, (scenarios) => {
    const removed = scenarios.find(({ id }) => id === scenarioId);
    if (removed === undefined) throw notFound("The scenario");
    return { after: scenarios.filter(({ id }) => id !== scenarioId), name: removed.name };
  });
}

type ScenarioChange = (scenarios: readonly StoredScenario[]) => {
  readonly after: readonly StoredScenario[];
  /** Name of the scenario that is saved or deleted. */
  readonly name: string;
};

/** Changes the scenarios in one transaction, with the step in the activity of the project. */
async function change(
  projectId: string,
  action: "project.scenario-saved" | "project.scenario-removed",
  caller: SignedInUser,
  services: ProjectServices,
  compute: ScenarioChange,
): Promise<void> {
  await services.store.transact(async (transaction) => {
    requireActionOn(await transaction.get(PROJECT_ENTRIES, projectId), ProjectAction.KeepRecords, caller);
    const stored = await transaction.get(PROJECT_SCENARIOS, projectId);
    const { after, name } = compute(stored?.document.scenarios ?? []);
    const document = { id: projectId, scenarios: after };
    if (stored === undefined) await transaction.insert(PROJECT_SCENARIOS, document);
    else await transaction.update(PROJECT_SCENARIOS, document, stored.revision);
    const step = { scenario: name };
    await recordProject(transaction, { action, id: projectId, step }, caller.user.document.id, services);
  });
}

/** Scenarios as clients see them, oldest first. */
export async function listScenarios(projectId: string, reader: Reader): Promise<readonly Scenario[]> {
  const { scenarios = [] } = (await reader.get(PROJECT_SCENARIOS, projectId))?.document ?? {};
  const nameOf = await userNames(
    scenarios.map(({ userId }) => userId),
    reader,
  );
  return scenarios.map(({ userId, ...scenario }) => ({ ...scenario, by: { id: userId, name: nameOf(userId) } }));
}

/** Deletes the scenarios of a deleted project. */
export async function removeScenariosOf(transaction: Transaction, projectId: string): Promise<void> {
  const stored = await transaction.get(PROJECT_SCENARIOS, projectId);
  if (stored !== undefined) await transaction.remove(PROJECT_SCENARIOS, projectId, stored.revision);
}
