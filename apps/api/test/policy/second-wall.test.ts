import { afterAll, expect, it, vi } from 'vitest'
import { registry } from '../../src/resources/index.ts'
import { describeCrossTeam } from './cross-team-suite.ts'

// Files share their modules: the ones that others loaded know the real scopes, and the ones of this
// file are for nobody else. These two lines run before the imports.
vi.hoisted(() => vi.resetModules())
vi.mock('../../src/jsonapi/scope.ts', async () => (await import('./open-scopes.ts')).openScopes)
vi.mock(
  '../../src/jsonapi/review-scope.ts',
  async () => (await import('./open-scopes.ts')).openReviewScopes,
)
afterAll(() => vi.resetModules())

it('holds alone: what every resource took from the scopes of the application is taken out', async () => {
  const real = await vi.importActual<object>('../../src/jsonapi/scope.ts')
  const names = registry.operations.map(({ resource }) => resource.scope.name)
  expect(names.filter((name) => name in real)).toEqual([])
  expect(names).toContain('everything')
})

describeCrossTeam('row-level security alone', 3)
