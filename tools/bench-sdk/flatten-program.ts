/** What is run in every engine: prints to whoever started it, or waits to be called by a page. */
import { benchFlatten } from './bench-flatten.ts'
import type { Pace } from './comparison.ts'

declare global {
  var runFlatten: (pace: Pace) => ReturnType<typeof benchFlatten>
}

globalThis.runFlatten = benchFlatten
