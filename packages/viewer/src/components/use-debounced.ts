import { useEffect, useState } from "react";

/** The value as it was when it last stayed the same for so long: for what is asked of the server while somebody types, and what takes longer than a frame. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
