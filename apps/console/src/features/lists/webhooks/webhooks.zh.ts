export const texts = {
  webhook: {
    title: '回调',
    search: '搜索名称或地址',
    empty: '还没有回调',
    emptyHint: '添加一个地址，事件发生时会通知它',
    new: '添加回调',
    made: '已添加回调',
    edit: '编辑',
    saved: '已保存',
    delete: '删除',
    deleteTitle: '删除这个回调',
    deleted: '已删除，可在回收站恢复',
    about: '运行情况',
    deliveries: '最近通知',
    noDeliveries: '还没有通知过这个地址',
    answered: '返回 {{status}}',
    tries: '尝试 {{count}} 次',
    replay: '重发',
    replayed: '已重新排队发送',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
