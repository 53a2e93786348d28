/** Texts of the error-log button and its dialog. */
export const texts = {
  errorLog: {
    open: '错误日志，{{count}} 条',
    hint: '本页打开以来的错误，不含令牌与查询参数',
    times: '{{count}} 次',
    showStack: '展开堆栈',
    hideStack: '收起堆栈',
    noStack: '没有堆栈',
    copy: '复制这条错误',
    copyRefused: '浏览器不允许复制',
    newTab: '（在新标签页打开）',
  },
} as const
