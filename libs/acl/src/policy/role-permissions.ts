import type { RoleName } from '../roles.ts'
import { PERMISSIONS } from './permissions.ts'
import type { Permission } from './permissions.ts'

type Grant = readonly Permission[]

/** Permissions of every signed-in person; rows are their own or addressed to them. */
export const EVERYONE: Grant = [
  'self:read',
  'self:edit',
  'notice:read',
  'notice:edit',
  'category:read',
  'team:read',
  'job:read',
  'upload:read',
]

/** Looking at the work that leads to a content. */
const SEES_WORK: Grant = [
  'account:read',
  'source:read',
  'material:read',
  'item:read',
  'content:read',
  'publish:read',
  'task:read',
  'pool:read',
  'creative:read',
  'rule:read',
]

/**
 * Writing contents and putting them into the queue of own accounts. Publishers also settle their own
 * unknown results: they are the ones who can check the account.
 */
const CREATES: Grant = [
  ...SEES_WORK,
  'content:edit',
  'content:publish',
  'creative:edit',
  'upload:edit',
  'account:publish',
  'publish:edit',
  'publish:resolve',
  'device:read',
  'command:read',
  'plan:read',
  'job:run',
]

/** Being the executor of a queue, on the own device: for roles that may open /console. */
const EXECUTES: Grant = ['publish:run', 'device:run']

/** Deciding on contents and materials that await review. */
const REVIEWS: Grant = [...SEES_WORK, 'content:review', 'material:review']

/** Collecting materials and picking products. */
const COLLECTS: Grant = [
  ...SEES_WORK,
  'source:run',
  'material:edit',
  'item:edit',
  'pool:edit',
  'upload:edit',
  'job:run',
]

/** Full members: video tools, creators, statistics, copywriting. */
const MEMBER: Grant = [
  ...CREATES,
  ...EXECUTES,
  ...COLLECTS,
  'source:edit',
  'task:edit',
  'daren:read',
  'daren:edit',
  'gold:read',
  'windmill:read',
  'document:read',
  'report:read',
  'chat:use',
  'command:issue',
  'plan:edit',
  'export:run',
]

/** Rights that reach beyond one team, or to where data leaves the system. */
const SITE_ONLY: ReadonlySet<Permission> = new Set([
  'channel:read',
  'channel:edit',
  'webhook:read',
  'webhook:edit',
])
const LEADS: Grant = PERMISSIONS.filter((permission) => !SITE_ONLY.has(permission))

/**
 * Permissions of each role beyond `EVERYONE`. The role named admin is an ordinary role of its team;
 * full access is a flag of the person, not this row.
 *
 * @source domain: tenancy and roles; the screens of each role in console spec §2
 */
export const ROLE_PERMISSIONS: Readonly<Record<RoleName, Grant>> = {
  admin: LEADS,
  manager: LEADS,
  site_admin: PERMISSIONS,
  auditor: [...REVIEWS, 'report:read'],
  svip: MEMBER,
  vip: [...SEES_WORK, 'material:review', 'order:read', 'report:read'],
  chatgpt: ['chat:use'],
  gh_pic: CREATES,
  gh_video: CREATES,
  jd_pic: CREATES,
  jd_video: CREATES,
  hh_pic: CREATES,
  hh_video: CREATES,
  ali_pic_sweb: CREATES,
  ali_video_sweb: CREATES,
  gh_video_creative: REVIEWS,
  jd_video_creative: REVIEWS,
  carry_gh: COLLECTS,
  carry_dy: [...COLLECTS, 'material:review'],
  carry_item: COLLECTS,
}
