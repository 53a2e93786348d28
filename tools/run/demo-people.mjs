import { table } from './say.mjs'

const PASSWORD = 'omc-demo-2026'

/** The people that the demo data creates; the first word of each is the name to sign in with. */
const PEOPLE = [
  ['admin', '管理员', 'full access'],
  ['site_admin', '站点管理员', 'site administration'],
  ['manager', '团队负责人', 'manager and every creator role'],
  ['auditor', '审核员', 'review'],
  ['operator', '运营', 'publishing, first team'],
  ['operator2', '运营（另一团队）', 'publishing, other team'],
  ['creator', '创作者', 'writing'],
  ['vip', '会员', 'member'],
]

/** The demo logins as lines for the terminal. */
export function demoLogins() {
  return `演示账号，密码均为 ${PASSWORD} · demo logins, password ${PASSWORD}\n${table(PEOPLE)}`
}
