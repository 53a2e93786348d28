/**
 * Measures the SDK's own parts against the packages that others use for the same work, in one run:
 * flattening of documents (on Node 20, Node 24 and in Chromium), query strings, RSA.
 *
 *   npm run bench:sdk              the figures
 *   npm run bench:sdk -- --short   a guard of a few seconds (the gate)
 *
 * Fails below the promised ratios, the short form below 0.8 of them. A few rounds can all meet other
 * work of the machine, so what seems too slow in the short form is measured at length before it counts.
 */
import { benchQuery } from './bench-query.ts'
import { benchRsa } from './bench-rsa.ts'
import { printComparison, type Comparison } from './comparison.ts'
import { benchFlattenOnEngines } from './flatten-engines.ts'

const isShort = process.argv.includes('--short')
// The short form runs on a busy machine: it detects a regression, not the exact figure.
const share = isShort ? 0.8 : 1
const long = { rounds: 21, sliceMs: 150, judgedOnly: isShort }
const pace = isShort ? { ...long, rounds: 11, sliceMs: 25 } : long

// Documents are parsed for each run outside its time, so slices are short to hold few of them.
const flattenPace = { ...pace, rounds: isShort ? 9 : 21, sliceMs: 10 }

const areEnough = [
  await judge(
    () => benchFlattenOnEngines(flattenPace),
    () => benchFlattenOnEngines({ ...flattenPace, rounds: 45 }),
  ),
  await judge(
    () => [...benchQuery(pace), ...benchRsa(pace)],
    () => [...benchQuery(long), ...benchRsa(long)],
  ),
]

process.exitCode = areEnough.every(Boolean) ? 0 : 1

type Measure = () => readonly Comparison[] | Promise<readonly Comparison[]>

async function judge(measure: Measure, measureAtLength: Measure): Promise<boolean> {
  if (printAll(await measure())) return true
  return isShort && printAll(await measureAtLength())
}

/** Prints all comparisons, also those after one that is too slow. */
function printAll(comparisons: readonly Comparison[]): boolean {
  return comparisons.map((comparison) => printComparison(comparison, share)).every(Boolean)
}
