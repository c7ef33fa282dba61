import type { AuditAction, NewTrainingDate, TrainingDate } from "@epb/contract";
import { notFound } from "../../base/api-error.js";
import type { Stored } from "../../store/collection.js";
import type { Transaction } from "../../store/store.js";
import type { StoreServices } from "../../store/store-services.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { type StoredTrainingDate, TRAINING_DATES } from "./training-dates.js";

/** Webinars that one list shows. */
const MOST_DATES = 500;

/** Webinars that have not ended, the next first. */
export async function upcomingTraining({ store, now }: StoreServices): Promise<readonly TrainingDate[]> {
  const { items } = await store.find(TRAINING_DATES, {
    where: [{ column: "endTime", from: now().toISOString() }],
    orderBy: { column: "startTime" },
    limit: MOST_DATES,
  });
  return items.map(({ document }) => document);
}

export async function createTrainingDate(
  date: NewTrainingDate,
  caller: SignedInUser,
  services: StoreServices,
): Promise<TrainingDate> {
  const { store, random } = services;
  return store.transact(async (transaction) => {
    const { document } = await transaction.insert(TRAINING_DATES, { ...date, id: random.uuid() });
    await record("training.created", document.id, caller, transaction, services);
    return document;
  });
}

/** @throws ApiError 404 */
export async function changeTrainingDate(
  id: string,
  date: NewTrainingDate,
  caller: SignedInUser,
  services: StoreServices,
): Promise<TrainingDate> {
  return services.store.transact(async (transaction) => {
    const { revision } = await requireDate(id, transaction);
    const { document } = await transaction.update(TRAINING_DATES, { ...date, id }, revision);
    await record("training.changed", id, caller, transaction, services);
    return document;
  });
}

/** @throws ApiError 404 */
export async function removeTrainingDate(id: string, caller: SignedInUser, services: StoreServices): Promise<void> {
  await services.store.transact(async (transaction) => {
    const { revision } = await requireDate(id, transaction);
    await transaction.remove(TRAINING_DATES, id, revision);
    await record("training.removed", id, caller, transaction, services);
  });
}

async function requireDate(id: string, transaction: Transaction): Promise<Stored<StoredTrainingDate>> {
  const stored = await transaction.get(TRAINING_DATES, id);
  if (stored === undefined) throw notFound("The training date");
  return stored;
}

async function record(
  action: AuditAction,
  id: string,
  { user }: SignedInUser,
  transaction: Transaction,
  { now }: StoreServices,
): Promise<void> {
  const subject = { kind: TRAINING_DATES.name, id };
  await transaction.record({ at: now().toISOString(), action, actorId: user.document.id, subject });
}
