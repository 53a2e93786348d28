/** Texts of the panel of notices. */
export const texts = {
  noticePanel: {
    clear: '清空',
    clearTitle: '清空你的全部通知？',
    clearBody: '清空后无法恢复，发给团队的通知会保留。',
    clearConfirm: '清空通知',
    cleared: '通知已清空',
    empty: '没有未读通知',
    emptyMail: '还没有站内信',
    viewAll: '查看全部',
    viewUnread: '只看未读',
  },
} as const
