import { PROJECT_SORTS, type ProjectListQuery, UserGroup } from "@epb/contract";
import {
  FederalContractType,
  MarketSegment,
  MeasurementStatus,
  ProjectStatus,
  ProjectType,
  StateLocalSubmarket,
  UescContractType,
} from "@epb/engine";
import type { SignedInUser } from "../packages/server/src/features/accounts/signed-in-user.js";
import { listProjects } from "../packages/server/src/features/projects/list-projects.js";
import type { Services } from "../packages/server/src/http/services.js";
import type { Store } from "../packages/server/src/store/store.js";
import { BUSY_USER, OCCASIONAL_USER } from "../packages/server/testing/many-projects.js";

type Queries = Readonly<Record<string, ProjectListQuery>>;

/** Questions of one kind, each as something to do. */
export interface ListKind {
  readonly what: string;
  readonly ways: Readonly<Record<string, () => Promise<unknown>>>;
}

/** First pages of every filter and order of the project list. */
export function listKinds(store: Store, projects: number): readonly ListKind[] {
  const services = { store } as unknown as Services;
  const [admin, busy, occasional] = [
    reader(UserGroup.Admin, "00000000-0000-4000-9000-000000000000"),
    reader(UserGroup.Customer, BUSY_USER),
    reader(UserGroup.Customer, OCCASIONAL_USER),
  ];
  const kinds: readonly (readonly [string, SignedInUser, Queries])[] = [
    ["every sort, of all projects", admin, sorts()],
    ["every sort, of somebody who sees four in ten", busy, sorts()],
    ["every sort, of somebody who sees twenty", occasional, sorts()],
    ["every filter", admin, filters({})],
    ["every filter, of somebody who sees four in ten", busy, filters({})],
    ["every filter, by price", admin, filters({ sort: "totalImplementationPrice" })],
    ["two filters", admin, pairs()],
    ["searches, of all projects", admin, searches(projects)],
    ["searches, of somebody who sees four in ten", busy, searches(projects)],
    ["searches, of somebody who sees twenty", occasional, searches(projects)],
    ["searches, by name", admin, searches(projects, { sort: "name" })],
  ];
  return kinds.map(([what, caller, queries]) => ({
    what,
    ways: Object.fromEntries(
      Object.entries(queries).map(([name, query]) => [name, () => listProjects(query, caller, services)]),
    ),
  }));
}

/** The slowest of a kind, by name. */
export function slowest(times: Readonly<Record<string, number>>): { readonly name: string; readonly time: number } {
  const [name = "", time = 0] = Object.entries(times).sort(([, one], [, other]) => other - one)[0] ?? [];
  return { name, time };
}

function reader(group: UserGroup, id: string): SignedInUser {
  return { user: { document: { id, group } } } as unknown as SignedInUser;
}

function sorts(): Queries {
  return Object.fromEntries(
    PROJECT_SORTS.flatMap((sort) =>
      (["asc", "desc"] as const).map((direction) => [`${sort} ${direction}`, { sort, direction }]),
    ),
  );
}

const FILTERS: readonly (readonly [string, ProjectListQuery])[] = [
  ...each("status", ProjectStatus),
  ...each("marketSegment", MarketSegment),
  ...each("stateLocalSubmarket", StateLocalSubmarket),
  ...each("federalContractType", FederalContractType),
  ...each("uescContractType", UescContractType),
  ...each("projectType", ProjectType),
  ...each("mvStatus", MeasurementStatus),
  ["awarded on a day", { awardedFrom: "2010-05-03", awardedTo: "2010-05-03" }],
  ["awarded in a year", { awardedFrom: "2010-01-01", awardedTo: "2010-12-31" }],
  ["awarded from 2030 on", { awardedFrom: "2030-01-01" }],
];

function each(name: string, members: Readonly<Record<string, string | number>>): [string, ProjectListQuery][] {
  return Object.values(members).map((value) => [`${name} ${value}`, { [name]: [value] }]);
}

const filters = (more: ProjectListQuery): Queries =>
  Object.fromEntries(FILTERS.map(([name, query]) => [name, { ...query, ...more }]));

function pairs(): Queries {
  const found: [string, ProjectListQuery][] = [];
  for (const [index, [name, query]] of FILTERS.entries()) {
    for (const [other, another] of FILTERS.slice(index + 1)) {
      if (Object.keys(query)[0] !== Object.keys(another)[0])
        found.push([`${name}, ${other}`, { ...query, ...another }]);
    }
  }
  // Every seventh: all kinds of them in a seventh of the time.
  return Object.fromEntries(found.filter((_, index) => index % 7 === 0));
}

function searches(projects: number, more: ProjectListQuery = {}): Queries {
  const number = String(Math.floor(projects / 2));
  const texts = [
    `campus ${number}`,
    number,
    "campus",
    "campus agency",
    "agency 7",
    "customer 4711",
    "energy services 17",
    "pus",
    "ca",
    "c",
    "7",
    "zq",
    "zqx",
    "campus zqx",
    "nothing of the kind",
  ];
  return Object.fromEntries(texts.map((search) => [`"${search}"`, { search, ...more }]));
}
