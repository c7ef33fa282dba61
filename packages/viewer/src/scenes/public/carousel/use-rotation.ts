import { useEffect, useState } from "react";

interface Rotation {
  /** Number of the one that is shown, from 0. */
  readonly shown: number;
  readonly next: () => void;
  readonly previous: () => void;
}

/** One after the other, and the first again after the last. @param milliseconds - For which each is shown, while it runs. */
export function useRotation(count: number, milliseconds: number, isRunning: boolean): Rotation {
  const [shown, setShown] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is shown for the whole time, however it came
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setShown((before) => (before + 1) % count), milliseconds);
    return () => clearTimeout(timer);
  }, [shown, count, milliseconds, isRunning]);
  return {
    shown,
    next: () => setShown((shown + 1) % count),
    previous: () => setShown((shown + count - 1) % count),
  };
}
