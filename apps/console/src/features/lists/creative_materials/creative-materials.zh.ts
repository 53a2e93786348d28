export const texts = {
  creativePicture: {
    title: '创意图片',
    search: '搜索文件名或货号',
    empty: '还没有图片',
    emptyHint: '添加商品图片，再批量制作成品图',
    made: '已制作',
    notMade: '未制作',
    failed: '制作失败：{{error}}',
    edit: '编辑',
    saved: '已保存',
    delete: '删除',
    deleteTitle: '删除这张图片',
    deleted: '已删除，可在回收站恢复',
    priority: '货号优先级',
    priorityHint: '同一货号的图片一起改，数值越大越先用',
    prioritised: '已修改优先级',
    new: '添加图片',
    added: '图片已添加',
    makeAll: '制作全部图片',
    making: '正在制作图片，可在后台任务查看',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
