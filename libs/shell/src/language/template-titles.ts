import type { Words } from '@omc/core'

/**
 * Menu titles of the translation table that have no screen of their own here. A screen that is
 * added for one of them takes its name from this list.
 *
 * @source console spec §2, other menu titles
 */
export const TEMPLATE_TITLES = {
  home: { zh: '首页', en: 'Home' },
  dashboard: { zh: '看板', en: 'Dashboard' },
  workbench: { zh: '工作台', en: 'Workbench' },
  changeLog: { zh: '更新日志', en: 'Change log' },
  userManagement: { zh: '用户管理', en: 'User management' },
  roleManagement: { zh: '角色管理', en: 'Role management' },
  departmentManagement: { zh: '部门管理', en: 'Department management' },
  menuManagement: { zh: '菜单管理', en: 'Menu management' },
  systemLog: { zh: '系统日志', en: 'System log' },
  personalCenter: { zh: '个人中心', en: 'Personal centre' },
  materialSource: { zh: '物料源', en: 'Material source' },
  materialMarket: { zh: '物料市场', en: 'Material market' },
  errorPages: { zh: '错误页', en: 'Error pages' },
  login: { zh: '登录', en: 'Sign in' },
  captcha: { zh: '验证码', en: 'Captcha' },
  registration: { zh: '注册', en: 'Register' },
  components: { zh: '组件', en: 'Components' },
} as const satisfies Readonly<Record<string, Words>>
