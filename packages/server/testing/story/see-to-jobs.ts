import {
  DROP_FAILED_JOB,
  LIST_FAILED_JOBS,
  LIST_KEPT_FIGURES,
  LIST_RECALCULATIONS,
  RETRY_FAILED_JOB,
  START_RECALCULATION,
} from "@epb/contract";
import { expect } from "vitest";
import { keepFailedJob } from "../../src/background/failed-job-commands.js";
import { RECALCULATION_JOB } from "../../src/features/recalculation/pages.js";
import { MAIL_JOB } from "../../src/mail/queue-mail.js";
import { doJobs } from "../queued-mail.js";
import type { TestServer } from "../test-server.js";
import type { People } from "./story.js";

/** A recalculation of all projects, and failed jobs: one is retried, and one is deleted. */
export async function seeToJobs(site: TestServer, { admin: { call } }: People): Promise<void> {
  const { id } = await call(START_RECALCULATION);
  await doJobs(site, RECALCULATION_JOB);
  const [run] = await call(LIST_RECALCULATIONS);
  expect(run).toMatchObject({ id, finishedAt: expect.any(String), failed: 0 });
  expect(await call(LIST_KEPT_FIGURES)).toEqual({ items: [] });

  const { store, random, now } = site.services;
  for (let count = 0; count < 2; count += 1) {
    const job = { id: random.uuid(), kind: MAIL_JOB, data: {}, error: "550", failedAt: now().toISOString() };
    await store.transact((transaction) => keepFailedJob(transaction, job));
  }
  const { items } = await call(LIST_FAILED_JOBS);
  await call(RETRY_FAILED_JOB, { params: { id: items[0]?.id ?? "" } });
  await call(DROP_FAILED_JOB, { params: { id: items[1]?.id ?? "" } });
  expect(await call(LIST_FAILED_JOBS)).toEqual({ items: [] });
}
