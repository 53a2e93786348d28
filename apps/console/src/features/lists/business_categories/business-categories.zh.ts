export const texts = {
  businessCategory: {
    title: '类目',
    search: '搜索类目名称',
    empty: '还没有类目',
    emptyHint: '新建第一个类目',
    new: '新建类目',
    made: '已新建类目',
    edit: '编辑',
    saved: '已保存',
    delete: '删除',
    deleteTitle: '删除这个类目',
    deleted: '已删除，可在回收站恢复',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
