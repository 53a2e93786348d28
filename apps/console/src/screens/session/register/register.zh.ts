export const texts = {
  register: {
    title: '注册账号',
    hasAccount: '已有账号？',
    signIn: '去登录',
    username: '用户名',
    usernameHint: '2 到 40 位，可用汉字、字母、数字，不能全是数字',
    passwordHint: '至少 8 位，不能是常见密码，也不能包含用户名',
    repeat: '确认密码',
    teamKey: '团队码',
    teamKeyHint: '选填；不填则建立你自己的团队',
    agreement: '用户约定',
    agree: '我已阅读并同意用户约定',
    agreementOpen: '查看用户约定',
    terms: {
      account: '账号只供本人使用，角色与权限由团队主管分配',
      content: '你发布的内容由你负责，须遵守各渠道的规则和当地法律',
      record: '登录、审核与发布等操作会留下记录，团队主管可以查看',
      end: '管理员可以停用账号；停用后记录保留，账号不能再登录',
    },
    submit: '注册并登录',
    error: {
      username: '请输入 2 到 40 位用户名，不能全是数字',
      password: '密码至少 8 位',
      repeat: '两次输入的密码不一致',
      agreed: '请先阅读并同意用户约定',
    },
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
