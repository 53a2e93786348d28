/**
 * Measures the SDK's own parts against the packages that others use for the same work, in one run:
 * flattening of documents (on Node 20, Node 24 and in Chromium), query strings, RSA.
 *
 *   npm run bench:sdk              the figures
 *   npm run bench:sdk -- --short   a guard of a few seconds (the gate)
 *
 * Fails below the promised ratios, the short form below 0.8 of them.
 */
import { benchQuery } from './bench-query.ts'
import { benchRsa } from './bench-rsa.ts'
import { printComparison } from './comparison.ts'
import { benchFlattenOnEngines } from './flatten-engines.ts'

const isShort = process.argv.includes('--short')
// The short form runs on a busy machine: it detects a regression, not the exact figure.
const share = isShort ? 0.8 : 1
const pace = isShort
  ? { rounds: 21, sliceMs: 25, judgedOnly: true }
  : { rounds: 21, sliceMs: 150, judgedOnly: false }

// Documents are parsed for each run outside its time, so slices are short to hold few of them.
const flattenPace = { ...pace, rounds: isShort ? 9 : 21, sliceMs: 10 }

let isEnough = true
const comparisons = [
  ...(await benchFlattenOnEngines(flattenPace)),
  ...benchQuery(pace),
  ...benchRsa(pace),
]
for (const comparison of comparisons) isEnough = printComparison(comparison, share) && isEnough

process.exitCode = isEnough ? 0 : 1
