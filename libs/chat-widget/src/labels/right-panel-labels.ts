import type { ChatLocale } from './chat-locale.ts'

export type RightPanelLabels = {
  readonly panel: string
  readonly notice: string
  readonly members: string
  readonly searchMembers: string
  readonly noneFound: string
  readonly fold: string
  readonly unfold: string
}

/** @source originals: right box, its tips */
export const RIGHT_PANEL_LABELS: Readonly<Record<ChatLocale, RightPanelLabels>> = {
  zh: {
    panel: '会话信息',
    notice: '群公告',
    members: '组成员',
    searchMembers: '搜索好友',
    noneFound: '没有匹配的成员',
    fold: '收起会话信息',
    unfold: '展开会话信息',
  },
  en: {
    panel: 'About the conversation',
    notice: 'Notice',
    members: 'Members',
    searchMembers: 'Search members',
    noneFound: 'No member matches',
    fold: 'Fold the information away',
    unfold: 'Show the information',
  },
}
