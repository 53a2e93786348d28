/** Texts of all forms and records. */
export const texts = {
  form: {
    unsaved: '有未保存的修改',
    saving: '正在保存…',
    saved: '已保存 {{time}}',
    failed: '没有保存，修改还在',
    discard: '撤销修改',
    draftBack: '上次登录失效前未保存的修改已恢复',
    forbidden: '你没有权限修改这里的内容',
    gone: '这条已被删除或不属于你',
    choose: '请选择',
    none: '不选',
    leave: {
      title: '放弃未保存的修改？',
      body: '关闭后，刚才的修改不会保存',
      confirm: '放弃修改',
      keep: '继续编辑',
    },
    secret: {
      set: '已设置',
      unset: '未设置',
      hidden: '不显示',
      enter: '设置',
      replace: '替换',
      keep: '不替换',
    },
    fault: {
      number: '请输入数字',
      whole: '请输入整数',
      textSmall: '至少 {{min}} 个字，现在 {{now}} 个',
      textLarge: '最多 {{max}} 个字，现在 {{now}} 个',
      listSmall: '至少 {{min}} 项，现在 {{now}} 项',
      listLarge: '最多 {{max}} 项，现在 {{now}} 项',
      numberSmall: '不能小于 {{min}}',
      numberLarge: '不能大于 {{max}}',
    },
  },
} as const
