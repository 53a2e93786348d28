import type { Area } from './areas.ts'

export interface Place {
  /** The runner's plugin, in the folder that Stryker was installed into. */
  plugin: string
  report: string
  temp: string
}

/** Mutants of words and of empty lists or objects change messages far more often than rules. */
const WORDS = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex']

/**
 * The settings of one run of Stryker over one area, from the root of the repository: tests reach
 * beyond their project, so the whole is copied, without what no test of an area reads.
 *
 * @param patterns  files, or parts of files as `file:line:column-line:column`
 */
export const settingsOf = (area: Area, patterns: readonly string[], place: Place) => ({
  testRunner: 'vitest',
  plugins: [place.plugin],
  // The tests of an area are named; to walk all they import, once for each mutant, finds no others.
  vitest: { configFile: 'tools/mutants/vitest.in-project.ts', related: false },
  mutate: [...patterns, '!**/*.test.ts', '!**/testing/**'],
  mutator: { excludedMutations: area.withWords ? [] : WORDS },
  // One at a time, and of the tests only those that come by the mutant, until the first red.
  concurrency: 1,
  coverageAnalysis: 'perTest',
  ignoreStatic: !area.withTables,
  // They only end what hangs: a busy machine takes many times longer.
  timeoutMS: area.hangMs ?? 30_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 30,
  // The types of a mutant are nobody's business; without this Stryker asks for a compiler.
  tsconfigFile: 'tools/mutants/none.json',
  ignorePatterns: [
    '/apps/console/e2e',
    '/libs/*/consumers',
    '/apps/*/dist',
    '/.data',
    '/docs/images',
  ],
  tempDirName: place.temp,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: place.report },
  allowConsoleColors: false,
})
