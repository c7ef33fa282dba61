/** Sizes of the caches, for each process. Bytes of the cached values, unless the name says otherwise. */
export const CACHE_SIZES = {
  /** Claims of verified tokens: tokens of this many users are not verified again in every request. */
  tokenEntries: 10_000,
  /** Replies of `GET api/project`: some hundred projects of fifty measures. */
  projectTexts: 64_000_000,
  /** Projects after their last write: about forty projects of fifty measures. */
  openedProjects: 64_000_000,
  /** Contents of reviewed workbooks until their confirmation. */
  reviewedUploads: 32_000_000,
  /** Calculated figures, by the inputs. */
  calculations: 64_000_000,
  /** Replies of the report workers, by the question. */
  reports: 32_000_000,
  /** Hashes of the texts of projects that were sent to the report workers. */
  hashEntries: 100,
  /** Texts of projects in a report worker. A parsed project takes about ten times the memory of its text. */
  reportProjects: 16_000_000,
  /** Released statistics, by subject: all projects, and each technology. */
  statisticsEntries: 1000,
} as const;
