// Preloaded into a measured process: on exit it writes its CPU time and peak memory to the file named in BENCH_USAGE.
const { writeFileSync } = require("node:fs");

process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(
    process.env.BENCH_USAGE,
    JSON.stringify({ cpuMilliseconds: (userCPUTime + systemCPUTime) / 1000, peakMebibytes: maxRSS / 1024 }),
  );
});
