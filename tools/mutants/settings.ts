import type { Area } from './areas.ts'

export interface Place {
  /** Path of the runner's plugin in Stryker's folder. */
  plugin: string
  report: string
  temp: string
}

/** Mutants of words and of empty lists or objects change messages far more often than rules. */
const WORDS = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex']

/**
 * Settings of one run of Stryker over one area, from the root of the repository: tests read files
 * outside their project, so the whole repository is copied, without files that no test reads.
 *
 * @param patterns  files, or parts of files as `file:line:column-line:column`
 */
export const settingsOf = (area: Area, patterns: readonly string[], place: Place) => ({
  testRunner: 'vitest',
  plugins: [place.plugin],
  // The tests of an area are listed; following imports for each mutant would find no others.
  vitest: { configFile: 'tools/mutants/vitest.in-project.ts', related: false },
  mutate: [...patterns, '!**/*.test.ts', '!**/testing/**'],
  mutator: { excludedMutations: area.withWords ? [] : WORDS },
  // One mutant at a time, with only the tests that cover it, until the first failure.
  concurrency: 1,
  coverageAnalysis: 'perTest',
  ignoreStatic: !area.withTables,
  // Only guards against hanging tests: a busy machine takes many times longer.
  timeoutMS: area.hangMs ?? 30_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 30,
  // Types of mutants are not checked; without this setting Stryker requires a compiler.
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
