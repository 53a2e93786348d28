export const texts = {
  studioPool: {
    title: '选品',
    search: '搜索商品标题或编号',
    new: '添加商品',
    made: '已添加商品',
    edit: '编辑',
    saved: '已保存',
    choose: '选用',
    chosen: '已选用',
    delete: '删除',
    deleteTitle: '删除这个商品',
    deleted: '已删除商品',
    empty: '还没有选品',
    emptyHint: '添加商品，账号创作时可直接选用',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
