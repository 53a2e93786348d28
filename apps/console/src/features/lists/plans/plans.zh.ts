export const texts = {
  plan: {
    title: '发布计划',
    search: '搜索计划名称',
    empty: '还没有计划',
    emptyHint: '新建计划，到点自动提交发布',
    everyDay: '每天',
    on: '运行中',
    off: '已停用',
    new: '新建计划',
    made: '已新建计划',
    edit: '编辑',
    saved: '已保存',
    enable: '启用',
    disable: '停用',
    enabled: '已启用',
    disabled: '已停用',
    delete: '删除',
    deleteTitle: '删除这个计划',
    deleted: '已删除，可在回收站恢复',
    what: '动作',
    when: '时间',
    which: '内容',
    timesHint: '每行一个，如 09:30',
    zoneHint: '不选则按上海时间',
    zoned: '{{times}}（{{zone}}）',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
