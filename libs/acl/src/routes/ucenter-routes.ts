import { defineGroup } from './route-rule.ts'

/** The /ucenter group and its screens. @source console spec §2 */
export const ucenterRoutes = defineGroup(
  {
    path: '/ucenter',
    title: { zh: '个人中心', en: 'User centre' },
    icon: 'circle-user-round',
    hidden: true,
  },
  [
    {
      path: '/ucenter/landing',
      title: { zh: '插件下载', en: 'Plugin download page' },
      icon: 'download',
      hidden: true,
    },
    {
      path: '/ucenter/password',
      title: { zh: '修改密码', en: 'Change password' },
      icon: 'key-round',
      hidden: true,
      notCached: true,
    },
    {
      path: '/ucenter/user',
      title: { zh: '用户管理', en: 'User management' },
      icon: 'users',
      hidden: true,
    },
  ],
)
