/** A part of the product with mutation tests. */
export interface Area {
  /** Project folder; `mutate` and `tests` are relative to it. */
  project: string
  mutate: readonly string[]
  tests: readonly string[]
  /**
   * Includes mutants of tables that are read once at module load: each of them runs all tests. For
   * projects whose tests take seconds.
   */
  withTables?: true
  /** Includes mutants of strings that are rules: names of roles, permissions and routes. */
  withWords?: true
  /** Environment that shortens tests of many rounds, which would take hours over all mutants. */
  env?: Readonly<Record<string, string>>
  /** Timeout of a hanging mutant, ms; default 30 s. For tests of a few seconds. */
  hangMs?: number
}

const API = 'apps/api'
const HANG_MS = 8_000

/** @source the owner's list: code that decides about publishing, rights, money and secrets */
export const AREAS: Readonly<Record<string, Area>> = {
  'publish-loop': {
    project: 'libs/core',
    mutate: ['src/publish-loop/**/*.ts'],
    tests: ['src/publish-loop/**/*.test.ts'],
    hangMs: HANG_MS,
  },
  'publish-rules': {
    project: 'libs/core',
    mutate: ['src/publish-ledger/*.ts'],
    tests: ['src/publish-ledger/*.test.ts'],
    hangMs: HANG_MS,
  },
  validators: {
    project: 'libs/core',
    mutate: ['src/validators/**/*.ts'],
    tests: ['src/validators/**/*.test.ts'],
    hangMs: HANG_MS,
  },
  policy: {
    project: 'libs/acl',
    mutate: ['src/policy/*.ts'],
    tests: ['src/**/*.test.ts'],
    withTables: true,
    withWords: true,
  },
  publisher: {
    project: 'libs/publisher',
    mutate: ['src/runtime/*.ts', 'src/frame-bridge/*.ts'],
    tests: ['src/**/*.test.ts'],
    hangMs: HANG_MS,
  },
  session: {
    project: 'libs/sdk',
    mutate: ['src/session/*.ts'],
    tests: ['src/session/**/*.test.ts', 'src/client/**/*.test.ts'],
    env: { SDK_ROUNDS: '3' },
    hangMs: HANG_MS,
  },
  crypto: {
    project: 'libs/core',
    mutate: ['src/rsa-chunks/*.ts'],
    tests: ['src/rsa-chunks/**/*.test.ts'],
    hangMs: HANG_MS,
  },
  money: {
    project: API,
    mutate: [
      'src/orders/*.ts',
      'src/workflows/materials/fen.ts',
      'src/jobs/reports/today-report.ts',
    ],
    tests: [
      'src/orders/*.test.ts',
      'src/resources/{studio-orders,smart-publish-reports,team-relations}/*.test.ts',
      'src/workflows/materials/fen.test.ts',
    ],
  },
  imports: {
    project: API,
    mutate: ['src/imports/*.ts'],
    tests: ['src/imports/**/*.test.ts'],
    hangMs: HANG_MS,
  },
  auth: {
    project: API,
    mutate: ['src/auth/*.ts'],
    tests: [
      'src/auth/**/*.test.ts',
      'test/{auth,encrypted-credentials,known-devices,people,sms-code}.test.ts',
    ],
    env: { T15_NONCES: '2000' },
  },
  ledger: {
    project: API,
    mutate: ['src/workflows/ledger/*.ts'],
    // Without the model and race tests: hundreds of rounds would run for each surviving mutant.
    tests: ['src/workflows/ledger/!(model|parallel).test.ts', 'test/publishing.test.ts'],
  },
  undo: {
    project: API,
    mutate: ['src/resources/audit-events/undo.ts', 'src/jsonapi/change-rows.ts'],
    tests: [
      'src/resources/audit-events/**/*.test.ts',
      'src/jsonapi/engine.test.ts',
      'test/policy/reviewers.test.ts',
    ],
  },
  scopes: {
    project: API,
    mutate: ['src/jsonapi/{scope,review-scope,batch,check-references,sight,origin-guard}.ts'],
    tests: [
      'test/policy/{reviewers,rows,find-rows,colleague-first-wall}.test.ts',
      'src/jsonapi/{batch,check-references,engine,origin-guard,scope,sight,tenancy}.test.ts',
    ],
  },
}
