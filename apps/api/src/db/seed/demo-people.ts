import type { RoleName } from '@omc/acl'

/** The password of every demo person, printed by the start. @source architecture: what runs */
export const DEMO_PASSWORD = 'omc-demo-2026'

export type TeamKey = 'xinghe' | 'yuanshan'

export const DEMO_TEAMS: readonly { key: TeamKey; name: string }[] = [
  { key: 'xinghe', name: '星河内容工作室' },
  { key: 'yuanshan', name: '远山优选传媒' },
]

export interface DemoPerson {
  username: string
  phoneNumber: string
  team: TeamKey
  roles: readonly RoleName[]
  fullAccess?: true
}

const CREATOR_ROLES: readonly RoleName[] = [
  'svip',
  'vip',
  'chatgpt',
  'gh_pic',
  'gh_video',
  'gh_video_creative',
  'carry_gh',
  'carry_dy',
  'carry_item',
  'jd_pic',
  'jd_video',
  'jd_video_creative',
  'hh_pic',
  'hh_video',
  'ali_pic_sweb',
  'ali_video_sweb',
]
const OPERATOR_ROLES: readonly RoleName[] = [
  'svip',
  'vip',
  'carry_gh',
  'carry_item',
  'carry_dy',
  'gh_pic',
  'gh_video',
  'jd_pic',
  'chatgpt',
]

/** @source domain: demo people */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    username: 'admin',
    phoneNumber: '13800000001',
    team: 'xinghe',
    roles: ['admin'],
    fullAccess: true,
  },
  {
    username: 'site_admin',
    phoneNumber: '13800000002',
    team: 'xinghe',
    roles: ['site_admin', 'admin'],
  },
  {
    username: 'manager',
    phoneNumber: '13800000003',
    team: 'xinghe',
    roles: ['manager', ...CREATOR_ROLES],
  },
  {
    username: 'auditor',
    phoneNumber: '13800000004',
    team: 'xinghe',
    roles: ['auditor', 'gh_video_creative', 'jd_video_creative'],
  },
  {
    username: 'operator',
    phoneNumber: '13800000005',
    team: 'xinghe',
    roles: OPERATOR_ROLES,
  },
  {
    username: 'creator',
    phoneNumber: '13800000006',
    team: 'xinghe',
    roles: ['svip', 'gh_pic', 'jd_pic', 'jd_video'],
  },
  {
    username: 'vip',
    phoneNumber: '13800000007',
    team: 'xinghe',
    roles: ['vip', 'ali_pic_sweb'],
  },
  {
    username: 'operator2',
    phoneNumber: '13800000008',
    team: 'yuanshan',
    roles: OPERATOR_ROLES,
  },
]
