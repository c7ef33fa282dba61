import type { ProjectBenchmarks, ProjectWork, SizeClass } from "@epb/contract";
import { type EcmItem, type Project, TECHNOLOGY_TYPE_LABELS, TechnologyType } from "@epb/engine";
import { loadProject } from "../projects/load-project.js";
import { projectJson } from "../projects/project-json.js";
import { type Contributed, contributionOf } from "./contribution.js";
import { presentBenchmarks } from "./present-benchmarks.js";
import type { StatisticsServices } from "./statistics-services.js";
import { SIZE_TABLE, technologySubject } from "./tables.js";

/**
 * The work of a project beside the benchmarks that it can be compared with, each told as anybody is told it.
 *
 * @throws ApiError 404
 */
export async function presentProjectBenchmarks(
  projectId: string,
  services: StatisticsServices,
): Promise<ProjectBenchmarks> {
  const { project } = await loadProject(projectId, services);
  const { calculatedValues } = await services.calculator.calculate(projectJson(project));
  const contributed = contributionOf(project, calculatedValues).filter(({ table }) => table === SIZE_TABLE);
  const works: ProjectWork[] = [];
  for (const technology of Object.values(TechnologyType)) {
    const work = contributed.find(({ subject }) => subject === technologySubject(technology));
    if (work !== undefined) works.push(await workOf(technology, work, project, services));
  }
  return { minimumGroupSize: services.config.minimumGroupSize, works };
}

async function workOf(
  technologyTypeId: TechnologyType,
  { row, column, quantities }: Contributed,
  { data }: Project,
  services: StatisticsServices,
): Promise<ProjectWork> {
  const { benchmarks } = await presentBenchmarks({ technologyTypeId }, services);
  const { price, pricePerMmbtu, simplePayback } = quantities;
  return {
    technologyTypeId,
    technology: TECHNOLOGY_TYPE_LABELS[technologyTypeId],
    measures: (data.ecms ?? []).filter((ecm) => ecm.technologyTypeId === technologyTypeId).map(presentMeasure),
    sizeClass: column as SizeClass,
    price: price?.value ?? "0",
    ...(pricePerMmbtu !== undefined && { pricePerMmbtu: pricePerMmbtu.value }),
    ...(simplePayback !== undefined && { simplePayback: simplePayback.value }),
    benchmarks: benchmarks.filter(
      ({ marketSegmentId, sizeClass }) =>
        (marketSegmentId === undefined || String(marketSegmentId) === row) &&
        (sizeClass === undefined || sizeClass === column),
    ),
  };
}

function presentMeasure({ uuid, ecmNumber, ecmDescription }: EcmItem): ProjectWork["measures"][number] {
  return {
    uuid,
    ...(ecmNumber !== undefined && { ecmNumber: String(ecmNumber) }),
    ...(ecmDescription !== undefined && { ecmDescription }),
  };
}
