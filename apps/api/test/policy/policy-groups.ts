import type { RoleName } from '@omc/acl'

const LEADS = ['admin', 'manager', 'site_admin'] as const
const CREATORS = [
  'svip',
  'gh_pic',
  'gh_video',
  'jd_pic',
  'jd_video',
  'hh_pic',
  'hh_video',
  'ali_pic_sweb',
  'ali_video_sweb',
] as const
const COLLECTORS = ['svip', 'carry_gh', 'carry_dy', 'carry_item'] as const
const REVIEWERS = ['auditor', 'gh_video_creative', 'jd_video_creative'] as const

/** Groups of people. The full-access flag is in every group but `nobody`. */
export const WHO = {
  /** Also without a session. */
  anyone: 'anyone',
  /** Everybody who is signed in, also without any role. */
  everyone: 'everyone',
  leads: LEADS,
  site: ['site_admin'],
  members: [...LEADS, 'svip'],
  creators: [...LEADS, ...CREATORS],
  collectors: [...LEADS, ...COLLECTORS],
  makers: [...LEADS, ...CREATORS, ...COLLECTORS],
  reviewers: [...LEADS, ...REVIEWERS],
  /** Everybody who works on contents; the role for the assistant alone does not. */
  workers: [...LEADS, ...CREATORS, ...COLLECTORS, ...REVIEWERS, 'vip'],
  materialReviewers: [...LEADS, ...REVIEWERS, 'vip', 'carry_dy'],
  reportReaders: [...LEADS, 'svip', 'vip', 'auditor'],
  orderReaders: [...LEADS, 'vip'],
  chatters: [...LEADS, 'svip', 'chatgpt'],
} as const satisfies Record<string, 'anyone' | 'everyone' | readonly RoleName[]>

export type Who = keyof typeof WHO

/**
 * Rows of a resource that a person sees and reaches:
 * - `team`: those of the own team; site_admin and full access: of every team
 * - `site`: of no team: site_admin and full access see all, nobody else any
 * - `own`: of the own team theirs and nobody's; admin, manager: the team's; site_admin: every team's
 * - `review`: as `own`, and for auditors what is fetched or processed; `reviewCarry`, `reviewSmart`,
 *   `reviewCreator` and `reviewMaterial` the same for the people the screens of those are made for,
 *   each with what the person decided on in the last day
 * - `tasks`: as `own`; for svip, who assigns, those of the team
 * - `accounts`: rows of accounts they may use
 * - `under`: theirs, nobody's, and what stands under an account they may use; `underReview` the same
 *   with what auditors review
 * - `uids`: rows of the uids of those accounts
 * - `item`: as `own`, and those of materials that the person reviews
 * - `work`: as `accounts`, and what they wrote themselves
 * - `views`: their own, the team's, and those of their roles
 * - `trail`: what they did themselves; admin, manager: what the team did; site_admin: what anyone did;
 *   of records that are one person's (`self` but exports and sessions, `addressed`, own `views`)
 *   nobody else's acts
 * - `self`: their own rows alone, no matter which roles they have
 * - `addressed`: to them or to their whole team
 * - `none`: the resource has no rows of its own
 */
export type Rows =
  | 'team'
  | 'site'
  | 'own'
  | 'review'
  | 'reviewCarry'
  | 'reviewSmart'
  | 'reviewCreator'
  | 'reviewMaterial'
  | 'tasks'
  | 'accounts'
  | 'work'
  | 'under'
  | 'underReview'
  | 'uids'
  | 'item'
  | 'views'
  | 'trail'
  | 'self'
  | 'addressed'
  | 'none'

export interface ResourcePolicy {
  rows: Rows
  may: Partial<Record<Who, readonly string[]>>
}
