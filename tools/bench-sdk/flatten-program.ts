/** Runs in every engine: prints for its parent process, or waits for a call by the page. */
import { benchFlatten } from './bench-flatten.ts'
import type { Pace } from './comparison.ts'

declare global {
  var runFlatten: (pace: Pace) => ReturnType<typeof benchFlatten>
}

globalThis.runFlatten = benchFlatten
