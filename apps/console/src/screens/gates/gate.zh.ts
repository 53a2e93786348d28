export const texts = {
  gate: {
    home: '返回首页',
    signIn: '重新登录',
    copyPath: '复制路径',
    title401: '需要重新登录',
    why401: '登录已失效，或访问凭证不正确',
    do401: '重新登录后会回到刚才的页面',
    title403: '没有访问权限',
    why403: '你的账号不能打开这个页面，或不能执行刚才的操作',
    role403: '需要以下任一角色：{{roles}}',
    do403: '如需开通，请联系团队主管',
    title404: '页面不存在',
    why404: '地址有误，或这个页面还没有开放',
    do404: '请检查地址，或从首页重新进入',
  },
} as const

type Own = typeof texts

declare module '../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
