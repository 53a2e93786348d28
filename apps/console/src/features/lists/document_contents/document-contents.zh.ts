export const texts = {
  documentContent: {
    title: '文案库',
    search: '搜索标题或文字',
    import: '导入文案',
    untitled: '没有标题',
    rename: '改标题',
    renamed: '标题已保存',
    delete: '删除',
    deleteTitle: '删除这条文案？可在回收站恢复',
    deleted: '已移到回收站',
    empty: '还没有文案',
    emptyHint: '导入表格或文本，或在“改写检查”里改写一段文字，结果会留在这里',
    facts: '来历',
    changes: '改写',
    copy: '复制',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
