import { defineGroup } from './route-rule.ts'

/** The /sweb group and its screens. @source console spec §2 */
export const swebRoutes = defineGroup(
  {
    path: '/sweb',
    title: { zh: '站外', en: 'Sweb' },
    icon: 'store',
    roles: ['admin', 'manager', 'ali_pic_sweb', 'ali_video_sweb'],
  },
  [
    {
      path: '/sweb/ali-video/sweb',
      title: { zh: '视频内容', en: 'Video content' },
      icon: 'film',
      roles: ['admin', 'manager', 'ali_video_sweb'],
    },
    { path: '/sweb/account/list', title: { zh: '账号列表', en: 'Account list' }, icon: 'contact' },
    {
      path: '/sweb/order/list',
      title: { zh: 'CPS 统计', en: 'CPS statistics' },
      icon: 'badge-percent',
      roles: ['vip'],
    },
    {
      path: '/sweb/account/{id}/edit',
      title: { zh: '账号编辑', en: 'Account edit' },
      icon: 'square-pen',
      hidden: true,
      activeMenu: '/sweb/account/list',
      dynamicNewTab: true,
    },
  ],
)
