export const texts = {
  workspace: {
    tasks: '我的任务',
    all: '全部稿件',
    week: '近 7 天',
    assigned: '分配',
    queued: '入队',
    published: '发布',
    figures: '稿件 {{contents}} · 商品 {{goods}}',
    goods: '商品与查找',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
