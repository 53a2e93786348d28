/** Texts of the demo box, loaded with it on a demo server. */
export const texts = {
  demo: {
    mark: '演示',
    people: '选一个演示账号，自动填入表单',
    password: '密码均为 {{password}}',
    code: '验证码',
    noSms: '演示环境不发送短信，验证码显示在这里',
    fill: '填入',
    failed: '没有取到验证码，请稍后重新获取',
  },
} as const
