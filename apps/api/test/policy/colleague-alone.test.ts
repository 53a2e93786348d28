import { ROLES } from '@omc/acl'
import { afterAll, vi } from 'vitest'
import { describeColleagues } from './colleague-suite.ts'

// Files share their modules: these are for nobody else.
vi.hoisted(() => vi.resetModules())
vi.mock('../../src/jsonapi/scope.ts', async () => (await import('./open-scopes.ts')).openScopes)
vi.mock(
  '../../src/jsonapi/review-scope.ts',
  async () => (await import('./open-scopes.ts')).openReviewScopes,
)
afterAll(() => vi.resetModules())

// A member, a reviewer, a collector and a publisher hold every permission between them.
const SAMPLE = ['svip', 'auditor', 'carry_dy', 'ali_pic_sweb'] as const

describeColleagues('row-level security alone', process.env.MATRIX === 'all' ? ROLES : SAMPLE)
