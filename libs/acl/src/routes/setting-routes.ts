import { defineGroup } from './route-rule.ts'

/** The /setting group and its screens. @source console spec §2 */
export const settingRoutes = defineGroup(
  {
    path: '/setting',
    title: { zh: '设置', en: 'Settings' },
    icon: 'settings',
    roles: ['admin', 'manager', 'site_admin'],
  },
  [
    {
      path: '/setting/team',
      title: { zh: '团队', en: 'Team' },
      icon: 'building-2',
      roles: ['admin', 'manager'],
    },
    { path: '/setting/user', title: { zh: '用户', en: 'Users' }, icon: 'users' },
    { path: '/setting/category', title: { zh: '类目', en: 'Category' }, icon: 'folder-tree' },
  ],
)
