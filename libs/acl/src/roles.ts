/** The role names of the console. @source console spec §6 */
export const ROLES = [
  'admin',
  'manager',
  'svip',
  'vip',
  'auditor',
  'chatgpt',
  'site_admin',
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
] as const

export type RoleName = (typeof ROLES)[number]

/** Name of a role on screen. */
export const ROLE_LABELS: Readonly<Record<RoleName, { readonly zh: string; readonly en: string }>> =
  {
    admin: { zh: '管理员', en: 'Administrator' },
    manager: { zh: '团队主管', en: 'Manager' },
    svip: { zh: '高级会员', en: 'SVIP' },
    vip: { zh: '会员', en: 'VIP' },
    auditor: { zh: '审核员', en: 'Auditor' },
    chatgpt: { zh: 'AI 助手', en: 'AI assistant' },
    site_admin: { zh: '站点管理员', en: 'Site administrator' },
    gh_pic: { zh: '光合图文', en: 'Guanghe image-text' },
    gh_video: { zh: '光合视频', en: 'Guanghe video' },
    gh_video_creative: { zh: '光合视频创意', en: 'Guanghe video review' },
    carry_gh: { zh: '光合采集', en: 'Guanghe collection' },
    carry_dy: { zh: '抖音采集', en: 'Douyin collection' },
    carry_item: { zh: '选品', en: 'Product picking' },
    jd_pic: { zh: '京东图文', en: 'JD image-text' },
    jd_video: { zh: '京东视频', en: 'JD video' },
    jd_video_creative: { zh: '京东视频创意', en: 'JD video review' },
    hh_pic: { zh: '有好货图文', en: 'Youhaohuo image-text' },
    hh_video: { zh: '有好货视频', en: 'Youhaohuo video' },
    ali_pic_sweb: { zh: '站外图文', en: 'Sweb image-text' },
    ali_video_sweb: { zh: '站外视频', en: 'Sweb video' },
  }

/** Tells whether the name is one of the roles. */
export function isRole(name: string): name is RoleName {
  return ROLES.some((role) => role === name)
}
