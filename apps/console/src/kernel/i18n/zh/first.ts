/** Texts that a page needs before any of its parts has loaded. */
export const texts = {
  app: {
    name: '开放媒体创作中心',
    loading: '正在加载',
    failed: '页面没有加载完整，请检查网络后重试',
    reload: '重新加载',
  },
  language: { zh: '简体中文', en: 'English', failed: '语言包加载失败，请稍后重试' },
  toast: { region: '消息', close: '关闭' },
  secret: { show: '显示密码', hide: '隐藏密码' },
} as const
