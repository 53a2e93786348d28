export const texts = {
  creatorReview: {
    authors: '作者',
    works: '审核对象',
    work: { materials: '素材', contents: '创作内容' },
    pieces: '待审作品',
    waitingShort: '{{total}} 待审',
    states: '通过 {{approved}} · 驳回 {{rejected}} · {{share}}%',
    unreviewed: '暂无审核记录',
    waiting: '待审 {{total}}',
    approved: '已通过 {{total}}',
    rejected: '已驳回 {{total}}',
    share: '通过率 {{share}}%',
    moveAll: '批量改状态 · {{count}} 条内容',
    look: '查看',
    next: '下一位 {{name}} · {{count}} 待审',
    emptyHint: '作者有新作品时会出现在这里',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
