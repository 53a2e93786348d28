import type { RoleName } from '../roles.ts'
import { isRole } from '../roles.ts'
import type { AclSession } from '../session.ts'
import type { Permission } from './permissions.ts'

/**
 * Rows of colleagues that a person may access besides their own, because a screen lists them:
 * contents or materials that await review, those of one kind only, what they decided on in the last
 * day, and the tasks of the assignment board.
 */
export type RowReach =
  | 'contents'
  | 'image-contents'
  | 'jingdong-contents'
  | 'materials'
  | 'douyin-materials'
  | 'decided'
  | 'tasks'

/** Rows that the screens made for a role hand out. @source domain: tenancy and roles */
const REACHES: Partial<Record<RoleName, readonly RowReach[]>> = {
  auditor: ['contents', 'materials', 'decided'],
  gh_video_creative: ['image-contents', 'decided'],
  jd_video_creative: ['jingdong-contents', 'douyin-materials', 'decided'],
  vip: ['materials', 'decided'],
  carry_dy: ['douyin-materials', 'decided'],
  svip: ['tasks'],
}

const REVIEWS: readonly Permission[] = ['content:review', 'material:review']

/** The permission that acts on these rows; all others only read them. */
const ACTED_ON_BY: Readonly<Record<RowReach, readonly Permission[]>> = {
  contents: REVIEWS,
  'image-contents': REVIEWS,
  'jingdong-contents': REVIEWS,
  materials: REVIEWS,
  'douyin-materials': REVIEWS,
  decided: REVIEWS,
  tasks: ['task:edit'],
}

/** All that a person sees beyond `rowScope`. @source domain: tenancy and roles */
export function rowReach({ roles }: AclSession): readonly RowReach[] {
  return [...new Set(roles.filter(isRole).flatMap((role) => REACHES[role] ?? []))]
}

/** Rows of the reach that a permission may write: a reviewer does not edit the row. */
export const writeReach = (session: AclSession, permission: string): readonly RowReach[] =>
  rowReach(session).filter((reach) => ACTED_ON_BY[reach].some((name) => name === permission))
