/** Words of the jobs over the records of an account. */
export const texts = {
  accountWork: {
    title: '账号作业',
    name: {
      sync: '同步数据',
      'smart-images': '批量处理图片',
      'carry-images': '批量处理图片（搬运）',
      'delete-today': '删除今日',
      'delete-unpass': '删除未通过',
      'delete-all': '删除全部',
    },
    hint: '逐条处理这个账号的内容，可以随时暂停或停止。删除的内容进入回收站。',
    none: '没有可做的作业',
    sure: {
      title: '{{name}}：{{account}}',
      today: '今天的内容将移入回收站，共 {{total}} 条。',
      unpass: '未通过的内容将移入回收站，共 {{total}} 条。',
      all: '这个账号的全部内容将移入回收站，共 {{total}} 条。',
      typed: '输入账号名确认',
    },
    working: '正在处理',
    count: '已完成 {{count}} 条',
    one: { sync: '已同步 1 条', delete: '已删除 1 条', images: '图片已处理 1 条' },
    all: {
      sync: '同步完成，共 {{count}} 条',
      delete: '已删除 {{count}} 条',
      images: '图片处理完成，共 {{count}} 条内容',
    },
    partly: '已完成 {{count}} 条，{{left}} 条多次失败、没有完成',
    failed: {
      sync: '同步出错，已停止',
      delete: '删除出错，已停止',
      images: '图片处理出错，已停止',
    },
    record: {
      sync: '数据同步失败',
      delete: '没有删除',
      images: '图片没有保存',
      upload: '图片上传失败',
      empty: '内容不可用，正在重试发布或获取',
    },
    why: {
      upload: '图片上传失败，稍后重试',
      empty: '内容不可用，正在重试发布或获取',
      failure: '没有成功，稍后重试',
      offline: '内容不可用，正在重试发布或获取',
      other: '等待下一条',
    },
    stopped: '已停止，完成 {{count}} 条',
    noPermission: '没有权限，队列已完成',
    paused: '已暂停',
  },
} as const
