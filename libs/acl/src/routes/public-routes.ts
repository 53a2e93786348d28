import { definePublic } from './route-rule.ts'

/** Screens that need no login, and the catch-all. @source console spec §2 */
export const publicRoutes = definePublic([
  { path: '/login', title: { zh: '登录', en: 'Sign-in' }, icon: 'log-in' },
  { path: '/register', title: { zh: '注册', en: 'Registration' }, icon: 'user-round-plus' },
  { path: '/callback', title: { zh: '社交登录回调', en: 'Social-login callback' }, icon: 'link' },
  { path: '/401', title: { zh: '401 未登录', en: 'Error page 401' }, icon: 'lock' },
  {
    path: '/404',
    title: { zh: '404 页面不存在', en: 'Error page 404' },
    icon: 'file-question-mark',
  },
  { path: '/403', title: { zh: '403 没有权限', en: 'Error page 403' }, icon: 'shield-x' },
  {
    path: '*',
    title: { zh: '未知路径', en: 'Unknown path' },
    icon: 'circle-question-mark',
    redirect: '/404',
  },
])
