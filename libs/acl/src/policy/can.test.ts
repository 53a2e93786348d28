import { readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { ROLES } from '../roles.ts'
import type { RoleName } from '../roles.ts'
import { canVisit } from '../routes/can-visit.ts'
import { can, permissionsOf } from './can.ts'
import { isPermission, PERMISSIONS } from './permissions.ts'
import type { Permission, PermissionArea } from './permissions.ts'
import { EVERYONE, ROLE_PERMISSIONS } from './role-permissions.ts'
import { rowScope } from './row-scope.ts'
import { RESOURCE_AREAS } from './testing/resource-areas.ts'

const person = (...roles: string[]) => ({ admin: false, roles })
const fullAccess = { admin: true, roles: [] }
const holdersOf = (permission: Permission) => ROLES.filter((role) => can(person(role), permission))

const LEADS = ['admin', 'manager', 'site_admin']
const CREATORS =
  'gh_pic gh_video jd_pic jd_video hh_pic hh_video ali_pic_sweb ali_video_sweb'.split(' ')
const COLLECTORS = ['carry_gh', 'carry_dy', 'carry_item']
const REVIEWERS = ['auditor', 'gh_video_creative', 'jd_video_creative']

const SEERS = [...LEADS, ...CREATORS, ...COLLECTORS, ...REVIEWERS, 'svip', 'vip']

/** Every permission of the catalogue, by the roles that have it. */
const HOLDERS: [roles: string[], permissions: string][] = [
  [[...ROLES], 'self:read self:edit notice:read notice:edit category:read team:read'],
  [[...ROLES], 'job:read upload:read'],
  // The work that leads to a content.
  [SEERS, 'account:read source:read material:read item:read content:read publish:read'],
  [SEERS, 'task:read pool:read creative:read rule:read'],
  // Writing and publishing.
  [[...LEADS, ...CREATORS, 'svip'], 'content:edit content:publish creative:edit account:publish'],
  [[...LEADS, ...CREATORS, 'svip'], 'publish:edit publish:resolve'],
  [[...LEADS, ...CREATORS, 'svip'], 'device:read command:read plan:read'],
  [[...LEADS, ...CREATORS, ...COLLECTORS, 'svip'], 'upload:edit job:run'],
  // Collecting.
  [[...LEADS, ...COLLECTORS, 'svip'], 'source:run material:edit item:edit pool:edit'],
  // Deciding.
  [[...LEADS, ...REVIEWERS], 'content:review'],
  [[...LEADS, ...REVIEWERS, 'vip', 'carry_dy'], 'material:review'],
  // Full members.
  [[...LEADS, 'svip'], 'source:edit task:edit daren:read daren:edit document:read'],
  [[...LEADS, 'svip'], 'command:issue plan:edit export:run publish:run device:run'],
  [[...LEADS, 'svip'], 'gold:read windmill:read'],
  [[...LEADS, 'svip', 'vip', 'auditor'], 'report:read'],
  [[...LEADS, 'svip', 'chatgpt'], 'chat:use'],
  [[...LEADS, 'vip'], 'order:read'],
  // Leading.
  [LEADS, 'category:edit team:edit user:read user:edit account:edit gold:edit windmill:edit'],
  [LEADS, 'document:edit order:edit report:run command:issue-destructive rule:edit'],
  [LEADS, 'audit:read audit:undo'],
  [['site_admin'], 'channel:read channel:edit webhook:read webhook:edit'],
]
const ROWS = HOLDERS.flatMap(([roles, names]) =>
  names.split(' ').map((name): [string, string[]] => [name, roles]),
)

describe('which role may do what', () => {
  it('is said of every permission, once', () => {
    expect(ROWS.map(([name]) => name).toSorted()).toEqual([...PERMISSIONS].toSorted())
  })

  it.each(ROWS)('%s belongs to %j', (name, roles) => {
    // as: the test above holds each against the catalogue.
    expect([...holdersOf(name as Permission)].toSorted()).toEqual(roles.toSorted())
  })

  it('leaves no permission to full access alone', () => {
    for (const permission of PERMISSIONS) expect(holdersOf(permission)).not.toEqual([])
  })

  it('has one row per role, from the catalogue only', () => {
    expect(Object.keys(ROLE_PERMISSIONS).sort()).toEqual([...ROLES].sort())
    for (const granted of [EVERYONE, ...Object.values(ROLE_PERMISSIONS)])
      expect(granted.every(isPermission)).toBe(true)
  })

  it('gives changing only together with seeing', () => {
    for (const role of ROLES)
      for (const permission of permissionsOf([role], false)) {
        const read = `${permission.split(':')[0]}:read`
        expect([role, permission, !isPermission(read) || can(person(role), read)]).toEqual([
          role,
          permission,
          true,
        ])
      }
  })
})

describe('permissions and screens', () => {
  // site_admin holds every permission, whichever screens its roles open.
  const opens = (role: RoleName, screens: readonly string[]) =>
    role === 'site_admin' || screens.some((path) => canVisit(person(role), path))

  it.each<[Permission, string[]]>([
    ['publish:run', ['/console']],
    ['device:run', ['/console']],
    ['gold:read', ['/carry/gold/rank', '/guanghe/gh-video/douyin']],
    ['windmill:read', ['/carry/content/list', '/guanghe/tag/list']],
    ['chat:use', ['/chat', '/sage']],
    ['order:read', ['/sweb/order/list', '/carry/publish/statistics']],
  ])('%s belongs to roles that open one of %j', (permission, screens) => {
    expect(holdersOf(permission).filter((role) => !opens(role, screens))).toEqual([])
  })

  it('lets everyone who opens /console execute', () => {
    const openers = ROLES.filter((role) => canVisit(person(role), '/console'))
    expect(openers).toEqual(['admin', 'manager', 'svip'])
    for (const role of openers)
      expect([role, can(person(role), 'publish:run')]).toEqual([role, true])
  })
})

describe('can', () => {
  it('denies by default', () => {
    expect(PERMISSIONS.filter((permission) => can(undefined, permission))).toEqual([])
    expect(PERMISSIONS.filter((permission) => can(person(), permission))).toEqual(EVERYONE_IN_ORDER)
    expect(PERMISSIONS.filter((p) => can({ ...person('admin'), permissions: [] }, p))).toEqual([])
  })

  it('passes everything with full access', () => {
    expect(PERMISSIONS.every((permission) => can(fullAccess, permission))).toBe(true)
  })

  it('denies a name outside the catalogue, with full access too', () => {
    // A name from a typing mistake or from foreign data; the type forbids it in code.
    for (const name of ['content:approve', 'admin', '', 'constructor'] as unknown as Permission[]) {
      expect(can(fullAccess, name)).toBe(false)
      expect(can({ ...person(), permissions: [name] }, name)).toBe(false)
    }
  })

  it('takes the permissions the server told before those of the roles', () => {
    const told = { admin: false, roles: ['manager'], permissions: ['content:read'] }
    expect(can(told, 'content:read')).toBe(true)
    expect(can(told, 'content:edit')).toBe(false)
  })

  it('grants nothing for a role of the same name as a permission', () => {
    expect(can({ admin: false, roles: ['user:edit'], permissions: [] }, 'user:edit')).toBe(false)
  })
})

describe('permissionsOf', () => {
  it('adds up roles, in catalogue order, each once', () => {
    const both = permissionsOf(['auditor', 'gh_pic'], false)
    expect(both).toEqual(
      PERMISSIONS.filter((p) => can(person('auditor'), p) || can(person('gh_pic'), p)),
    )
    expect(new Set(both).size).toBe(both.length)
  })

  it('ignores names that are no roles', () => {
    for (const name of ['root', '__proto__', 'constructor', 'toString'])
      expect(permissionsOf([name], false)).toEqual(EVERYONE_IN_ORDER)
  })

  it('is the whole catalogue with the flag, not with the role admin', () => {
    expect(permissionsOf([], true)).toEqual(PERMISSIONS)
    expect(permissionsOf(['admin'], false).length).toBeLessThan(PERMISSIONS.length)
  })
})

describe('rowScope', () => {
  it.each<[string[], boolean, string]>([
    [[], true, 'all-teams'],
    [['site_admin'], false, 'all-teams'],
    [['manager', 'site_admin'], false, 'all-teams'],
    [['admin'], false, 'team'],
    [['manager', 'auditor'], false, 'team'],
    [['auditor', 'gh_pic'], false, 'own'],
    [['svip', 'vip', 'gh_video_creative'], false, 'own'],
    [[], false, 'own'],
  ])('%j with the flag %s works on %s', (roles, admin, scope) => {
    expect(rowScope({ admin, roles })).toBe(scope)
  })

  it('is own for every role but the three that lead', () => {
    const wider = ROLES.filter((role) => rowScope(person(role)) !== 'own')
    expect(wider).toEqual(['admin', 'manager', 'site_admin'])
  })
})

describe('the catalogue', () => {
  it('is written as area:verb, each once', () => {
    for (const permission of PERMISSIONS) expect(permission).toMatch(/^[a-z]+:[a-z]+(-[a-z]+)*$/)
    expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length)
  })

  it('has an area for every resource of the specification', () => {
    const file = new URL('../../../../docs/spec/operations.json', import.meta.url)
    const spec = JSON.parse(readFileSync(file, 'utf8')) as { resource: string }[]
    const resources = new Set(spec.map(({ resource }) => resource))
    expect(resources.size).toBe(43)
    const covered = new Set([...Object.keys(RESOURCE_AREAS), 'auth', '{resource}'])
    expect([...resources].filter((resource) => !covered.has(resource))).toEqual([])
  })

  it('has no area without a resource', () => {
    const areas = new Set(PERMISSIONS.map((permission) => permission.split(':')[0]))
    expect([...areas].sort()).toEqual([...new Set(Object.values(RESOURCE_AREAS))].sort())
  })

  it('is closed to the compiler', () => {
    expectTypeOf<'content:review'>().toExtend<Permission>()
    expectTypeOf<'content:approve'>().not.toExtend<Permission>()
    expectTypeOf<'gh_pic'>().toExtend<RoleName>()
    expectTypeOf<'root'>().not.toExtend<RoleName>()
    expectTypeOf<'windmill'>().toExtend<PermissionArea>()
    // @ts-expect-error a permission outside the catalogue does not compile
    can(fullAccess, 'content:approve')
  })
})

const EVERYONE_IN_ORDER = PERMISSIONS.filter((permission) => EVERYONE.includes(permission))
