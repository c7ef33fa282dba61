import type { Benchmark, ProjectBenchmarks, ProjectWork } from "@epb/contract";
import { type EcmItem, type Project, TECHNOLOGY_TYPE_LABELS, TechnologyType } from "@epb/engine";
import { loadProject } from "../projects/load-project.js";
import { projectJson } from "../projects/project-json.js";
import { type TechnologyWork, technologyWorks } from "./contribution.js";
import { binOf, standingOf } from "./histogram.js";
import { presentBenchmarks } from "./present-benchmarks.js";
import type { StatisticsServices } from "./statistics-services.js";

/**
 * Work of a project with the benchmarks that match it, released as to every other user.
 *
 * @throws ApiError 404
 */
export async function presentProjectBenchmarks(
  projectId: string,
  services: StatisticsServices,
): Promise<ProjectBenchmarks> {
  const { project } = await loadProject(projectId, services);
  const { calculatedValues } = await services.calculator.calculate(projectJson(project));
  const found = technologyWorks(project, calculatedValues);
  const works: ProjectWork[] = [];
  for (const technology of Object.values(TechnologyType)) {
    const work = found.find(({ technologyTypeId }) => technologyTypeId === technology);
    if (work !== undefined) works.push(await presentWork(technology, work, project, services));
  }
  return { minimumGroupSize: services.config.minimumGroupSize, works };
}

async function presentWork(
  technologyTypeId: TechnologyType,
  { row, column, amounts }: TechnologyWork,
  { data }: Project,
  services: StatisticsServices,
): Promise<ProjectWork> {
  const { benchmarks } = await presentBenchmarks({ technologyTypeId }, services);
  const { price, pricePerMmbtu, simplePayback } = amounts;
  return {
    technologyTypeId,
    technology: TECHNOLOGY_TYPE_LABELS[technologyTypeId],
    measures: (data.ecms ?? []).filter((ecm) => ecm.technologyTypeId === technologyTypeId).map(presentMeasure),
    sizeClass: column,
    price: price.toFixed(),
    ...(pricePerMmbtu !== undefined && { pricePerMmbtu: pricePerMmbtu.toFixed() }),
    ...(simplePayback !== undefined && { simplePayback: simplePayback.toFixed() }),
    benchmarks: benchmarks
      .filter(
        ({ marketSegmentId, sizeClass }) =>
          (marketSegmentId === undefined || String(marketSegmentId) === row) &&
          (sizeClass === undefined || sizeClass === column),
      )
      .map((benchmark) => withStandings(benchmark, amounts)),
  };
}

function withStandings(benchmark: Benchmark, amounts: TechnologyWork["amounts"]): Benchmark {
  const standings = (["price", "pricePerMmbtu", "simplePayback"] as const).flatMap((name) => {
    const [quartiles, amount] = [benchmark[name], amounts[name]];
    return quartiles === undefined || amount === undefined
      ? []
      : [[name, { ...quartiles, standing: standingOf(binOf(amount), quartiles) }]];
  });
  return { ...benchmark, ...Object.fromEntries(standings) };
}

function presentMeasure({ uuid, ecmNumber, ecmDescription }: EcmItem): ProjectWork["measures"][number] {
  return {
    uuid,
    ...(ecmNumber !== undefined && { ecmNumber: String(ecmNumber) }),
    ...(ecmDescription !== undefined && { ecmDescription }),
  };
}
