// Prepares the data folder that the sites of journeys start from: `prepare-site.ts <folder> people|filled`.
import { JOBS } from "../../../server/src/store/waiting-jobs.js";
import { until } from "../../../server/testing/until.js";
import { ViewerSite } from "./viewer-site.js";

const [folder = "", content] = process.argv.slice(2);
const site = await ViewerSite.start({ isFilled: content === "filled" });
const { store, now } = site.services;
// Waits for background work: sending mail and updating statistics.
await until(async () => (await store.count(JOBS, [{ column: "dueAt", before: now().toISOString() }])) === 0);
await site.leave(folder);
