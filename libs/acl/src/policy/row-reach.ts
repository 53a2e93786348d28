import type { RoleName } from '../roles.ts'
import { isRole } from '../roles.ts'
import type { AclSession } from '../session.ts'
import type { Permission } from './permissions.ts'

/**
 * Rows of colleagues that a person reaches beside their own, because a screen hands them out:
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

/** By which permission one acts on such rows; by every other one only sees them. */
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

/** What of it a write under a permission acts on: who reviews a row does not edit it. */
export const writeReach = (session: AclSession, permission: string): readonly RowReach[] =>
  rowReach(session).filter((reach) => ACTED_ON_BY[reach].some((name) => name === permission))
