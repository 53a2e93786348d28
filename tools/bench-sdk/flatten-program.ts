/** Runs in every engine: prints for the process that started it, or waits for a page to call it. */
import { benchFlatten } from './bench-flatten.ts'
import type { Pace } from './comparison.ts'

declare global {
  var runFlatten: (pace: Pace) => ReturnType<typeof benchFlatten>
}

globalThis.runFlatten = benchFlatten
