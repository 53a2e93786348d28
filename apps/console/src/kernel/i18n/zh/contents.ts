/** Texts of content lists of every family. */
export const texts = {
  contentAct: {
    search: '搜索标题或描述',
    edit: '编辑',
    saved: '已保存',
    new: '新建',
    made: '已新建',
    delete: '删除',
    deleteTitle: '删除这条内容',
    deleted: '已删除，可在回收站恢复',
    move: '改状态',
    toCarry: '转采集内容',
    toCarryDone: '已转为 {{count}} 条采集内容',
    account: '发布账号',
    match: '匹配账号',
    facts: '资料',
    empty: '还没有内容',
  },
} as const
