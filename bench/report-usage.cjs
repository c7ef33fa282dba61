// Preloaded into a measured process: on exit it writes its CPU time and peak memory to the file named in BENCH_USAGE.
const { readFileSync, writeFileSync } = require("node:fs");

process.on("exit", () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  writeFileSync(
    process.env.BENCH_USAGE,
    JSON.stringify({ cpuMilliseconds: (userCPUTime + systemCPUTime) / 1000, peakMebibytes: peakKibibytes() / 1024 }),
  );
});

/** Linux begins to count a process's peak before it replaces its parent's memory; only the state of the process is its own. */
function peakKibibytes() {
  if (process.platform !== "linux") return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1]);
}
