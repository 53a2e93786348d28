/**
 * Measures the SDK's own parts against the packages that others use for the same work, in one run:
 * flattening of documents, query strings, RSA.
 *
 *   npm run bench:sdk              the figures
 *   npm run bench:sdk -- --short   a guard of a few seconds (the gate)
 *
 * Fails below the ratios that are promised, the short form below 0.8 of them.
 */
import { benchFlatten } from './bench-flatten.ts'
import { benchQuery } from './bench-query.ts'
import { benchRsa } from './bench-rsa.ts'
import { printComparison } from './comparison.ts'

const isShort = process.argv.includes('--short')
// The short form runs beside other work: it guards against a fall, not the figure itself.
const share = isShort ? 0.8 : 1
const pace = isShort
  ? { rounds: 21, sliceMs: 25, judgedOnly: true }
  : { rounds: 21, sliceMs: 150, judgedOnly: false }

let isEnough = true
for (const bench of [benchFlatten, benchQuery, benchRsa])
  for (const comparison of bench(pace)) isEnough = printComparison(comparison, share) && isEnough

process.exitCode = isEnough ? 0 : 1
