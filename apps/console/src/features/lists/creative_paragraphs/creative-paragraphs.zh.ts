export const texts = {
  creativeParagraph: {
    title: '创意段落',
    search: '搜索段落',
    empty: '还没有段落',
    emptyHint: '新建段落，或在商品里找段落后存下来',
    checked: '已核对',
    unchecked: '待核',
    check: '核对',
    checkedDone: '已核对',
    uncheck: '改为待核',
    uncheckedDone: '已改为待核',
    edit: '编辑',
    saved: '已保存',
    delete: '删除',
    deleteTitle: '删除这一段',
    deleted: '已删除，可在回收站恢复',
    new: '新建段落',
    made: '已新建段落',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
