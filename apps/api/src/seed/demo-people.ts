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
  /** Job title for the demo box, because several have the same first role. */
  job: { zh: string; en: string }
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
    job: { zh: '管理员', en: 'Administrator' },
    roles: ['admin'],
    fullAccess: true,
  },
  {
    username: 'site_admin',
    phoneNumber: '13800000002',
    team: 'xinghe',
    job: { zh: '站点管理员', en: 'Site administrator' },
    roles: ['site_admin', 'admin'],
  },
  {
    username: 'manager',
    phoneNumber: '13800000003',
    team: 'xinghe',
    job: { zh: '团队主管', en: 'Manager' },
    roles: ['manager', ...CREATOR_ROLES],
  },
  {
    username: 'auditor',
    phoneNumber: '13800000004',
    team: 'xinghe',
    job: { zh: '审核员', en: 'Auditor' },
    roles: ['auditor', 'gh_video_creative', 'jd_video_creative'],
  },
  {
    username: 'operator',
    phoneNumber: '13800000005',
    team: 'xinghe',
    job: { zh: '运营', en: 'Operator' },
    roles: OPERATOR_ROLES,
  },
  {
    username: 'creator',
    phoneNumber: '13800000006',
    team: 'xinghe',
    job: { zh: '创作者', en: 'Creator' },
    roles: ['svip', 'gh_pic', 'jd_pic', 'jd_video'],
  },
  {
    username: 'vip',
    phoneNumber: '13800000007',
    team: 'xinghe',
    job: { zh: '会员', en: 'VIP' },
    roles: ['vip', 'ali_pic_sweb'],
  },
  {
    username: 'operator2',
    phoneNumber: '13800000008',
    team: 'yuanshan',
    job: { zh: '运营 · 另一团队', en: 'Operator, other team' },
    roles: OPERATOR_ROLES,
  },
]
