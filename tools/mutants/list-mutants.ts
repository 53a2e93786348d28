import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Span } from './sample.ts'

/** Part of Stryker's instrumenter that we use; it is not installed with the product. */
interface Instrumenter {
  instrument: (
    files: { name: string; content: string; mutate: boolean }[],
    options: {
      excludedMutations: readonly string[]
      ignorers: []
      plugins: null
      noHeader: boolean
    },
  ) => Promise<{
    /** Ignored mutants have a status reason. */
    mutants: { fileName: string; location: Pick<Span, 'start' | 'end'>; statusReason?: string }[]
  }>
}
type Made = { Instrumenter: new (logger: object) => Instrumenter }

const QUIET = { debug() {}, info() {}, warn() {}, trace() {}, isDebugEnabled: () => false }

/** Locations of the mutants of some files, without creating them. */
export async function listMutants(
  { root, installed }: { root: string; installed: string },
  files: readonly string[],
  excludedMutations: readonly string[],
): Promise<Span[]> {
  const require = createRequire(join(installed, 'node_modules/@stryker-mutator/core/package.json'))
  const path = require.resolve('@stryker-mutator/instrumenter')
  // as: the module is installed later, so it has no types here.
  const { Instrumenter } = (await import(pathToFileURL(path).href)) as Made
  const { mutants } = await new Instrumenter(QUIET).instrument(
    files.map((name) => ({ name, content: readFileSync(join(root, name), 'utf8'), mutate: true })),
    { excludedMutations, ignorers: [], plugins: null, noHeader: true },
  )
  // Internally Stryker counts lines from 0.
  const wanted = mutants.filter(({ statusReason }) => statusReason === undefined)
  return wanted.map(({ fileName, location: { start, end } }) => ({
    file: fileName,
    start: { ...start, line: start.line + 1 },
    end: { ...end, line: end.line + 1 },
  }))
}
