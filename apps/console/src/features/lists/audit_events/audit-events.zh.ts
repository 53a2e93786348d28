export const texts = {
  auditEvent: {
    title: '审计',
    search: '搜索操作、对象或原因',
    empty: '还没有操作记录',
    emptyHint: '团队里的每一次修改都会记录在这里',
    undo: '撤销',
    undoTitle: '撤销这次操作',
    undone: '已撤销',
    isUndone: '已撤销',
    canUndo: '可撤销',
    records: '{{count}} 条',
    about: '操作',
    changes: '变更',
    noChanges: '没有记录变更内容',
    before: '修改前',
    after: '修改后',
    more: '还有 {{count}} 条记录也改了',
    verify: '校验完整性',
    whole: '记录完整，已校验 {{count}} 条，没有被改动或删除',
    newest: '最近的 {{count}} 条记录完整，没有被改动或删除',
    broken: '从第 {{sequence}} 条起不可信：{{what}}',
    what: {
      changed: '记录被改动',
      deleted: '记录被删除',
      'seal-changed': '封印被改动',
      'seal-deleted': '封印被删除',
      truncated: '末尾的记录缺失',
      unsealed: '记录没有封印',
    },
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
