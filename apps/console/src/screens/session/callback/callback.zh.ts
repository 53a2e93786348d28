export const texts = {
  callback: {
    title: '第三方登录',
    working: '正在登录…',
    failed: '登录没有完成',
    back: '返回登录',
    noToken: '第三方登录接口异常，未正确返回 token',
    error: {
      access_denied: '你取消了授权，可以返回后重新登录',
      state_mismatch: '登录请求已过期，或不是从这个浏览器开始的，请返回后重试',
      too_many_attempts: '尝试次数过多，请稍后再试',
      refused: '第三方没有完成登录，请返回后重试',
    },
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
