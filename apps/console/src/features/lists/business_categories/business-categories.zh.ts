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
    child: '新建下级',
    sibling: '新建同级',
    rename: '重命名',
    move: '移到…',
    drag: '拖动来移动',
    moved: '已移动「{{name}}」',
    movedBack: '「{{name}}」已回到原处',
    otherTeam: '不能移到另一个团队的类目树',
    undo: '撤销',
    order: '排序号',
    orderHint: '数值越小越靠前；下级跟着一起移动',
    outside: '外部类目',
    outsideHint: '每行一个平台类目；原来归到别的类目的会移到这里',
    outsideDone: '外部类目已归到这里',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
