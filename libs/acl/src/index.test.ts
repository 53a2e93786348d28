import { expect, it } from 'vitest'

it('exports exactly this', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'PERMISSIONS',
    'ROLES',
    'ROLE_LABELS',
    'ROLE_PERMISSIONS',
    'ROUTE_RULES',
    'SCREENS',
    'can',
    'canVisit',
    'groupRedirect',
    'isPermission',
    'isRole',
    'matchRoute',
    'permissionsOf',
    'rowReach',
    'rowScope',
    'visibleRoutes',
    'writeReach',
  ])
})
