import { defineGroup } from './route-rule.ts'

/** The root area: its screens stand in the menu by themselves. @source console spec §2 */
export const rootRoutes = defineGroup(
  {
    path: '/',
    title: { zh: '首页', en: 'Root area' },
    icon: 'panels-top-left',
    redirect: '/home',
    levelHidden: true,
    breadcrumbHidden: true,
  },
  // First-level screens have no second level to show beside the rail.
  [
    {
      path: '/home',
      title: { zh: '工作台', en: 'Workbench' },
      icon: 'house',
      noClosable: true,
      noColumn: true,
    },
    {
      path: '/carry/audit/gh_video',
      title: { zh: '选品渠道审核', en: 'Review of selection-channel items' },
      icon: 'scan-search',
      roles: ['auditor'],
      noColumn: true,
    },
    {
      path: '/console',
      title: { zh: '发布控制台', en: 'Console' },
      icon: 'layout-dashboard',
      roles: ['admin', 'manager', 'svip'],
      noColumn: true,
    },
    {
      path: '/chat',
      title: { zh: 'AI 聊天助手', en: 'AI chat assistant' },
      icon: 'bot-message-square',
      roles: ['admin', 'manager', 'chatgpt'],
      noColumn: true,
    },
    {
      path: '/sage',
      title: { zh: '文案工具', en: 'Copywriting tool' },
      icon: 'pen-line',
      roles: ['admin', 'manager', 'svip'],
      noColumn: true,
    },
  ],
)
