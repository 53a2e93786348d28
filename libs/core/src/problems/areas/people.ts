import { problems } from '../problem-row.ts'

export const people = problems({
  'conflict.password': {
    status: 409,
    zh: '密码刚被修改，请重试',
    en: 'The password has just been changed, please retry',
  },
  own_account: {
    status: 409,
    zh: '不能停用或删除自己',
    en: 'You cannot disable or delete yourself',
  },
  own_password: {
    status: 422,
    zh: '请用修改密码更改自己的密码',
    en: 'Change your own password with the present one',
  },
  phone_taken: { status: 409, zh: '该手机号已被使用', en: 'This phone number is taken' },
  'phone_taken.sign_in': {
    status: 409,
    zh: '该手机号已注册，请直接登录',
    en: 'This number has an account, please sign in',
  },
  provider_unreachable: {
    status: 503,
    zh: '第三方登录暂时无法连接',
    en: 'The provider of the sign-in does not answer',
  },
  'rank_too_low.above': {
    status: 403,
    zh: '不能修改级别高于自己的用户',
    en: 'This person ranks above you',
  },
  'rank_too_low.disable_equal': {
    status: 403,
    zh: '不能停用、删除或恢复同级用户',
    en: 'You cannot disable, delete or bring back an equal',
  },
  'rank_too_low.full_access': {
    status: 403,
    zh: '完全访问标记不可修改',
    en: 'The full-access flag cannot be changed',
  },
  'rank_too_low.give_role': {
    status: 403,
    zh: '不能授予高于自己级别的角色',
    en: 'You cannot give a role above your own',
  },
  'rank_too_low.other_team': {
    status: 403,
    zh: '不能跨团队调整用户',
    en: 'You may not move people between teams',
  },
  'rank_too_low.password_of_equal': {
    status: 403,
    zh: '不能重设同级用户的密码',
    en: 'You cannot set the password of an equal',
  },
  'rank_too_low.phone_of_equal': {
    status: 403,
    zh: '不能修改同级用户的手机号',
    en: 'You cannot change the phone number of an equal',
  },
  'rank_too_low.roles_of_equal': {
    status: 403,
    zh: '不能修改同级用户的角色',
    en: 'You cannot change the roles of an equal',
  },
  'rank_too_low.username_of_equal': {
    status: 403,
    zh: '不能修改同级用户的用户名',
    en: 'You cannot change the user name of an equal',
  },
  registration_closed: {
    status: 403,
    zh: '未开放注册，请联系团队主管',
    en: 'Registration is closed',
  },
  'required.field': { status: 422, zh: '{name}：必填', en: '{name} is required' },
  'required.password_or_code': {
    status: 422,
    zh: '请输入密码或验证码',
    en: 'A password or a code is required',
  },
  'required.username': { status: 422, zh: '请输入用户名', en: 'A user name is required' },
  session_revoked: {
    status: 401,
    zh: '此登录凭证已被使用过，请重新登录',
    en: 'This sign-in was used before, please sign in again',
  },
  sms_off: {
    status: 403,
    zh: '系统未接入短信服务，请使用密码登录',
    en: 'No text messages are sent here, please sign in with a password',
  },
  social_refused: {
    status: 401,
    zh: '第三方登录未成功，请重试',
    en: 'The outside sign-in was not accepted',
  },
  token_expired: { status: 402, zh: '令牌已过期', en: 'The token has expired' },
  too_many_attempts: {
    status: 429,
    zh: '尝试过于频繁，请在 {seconds} 秒后再试',
    en: 'Too many attempts, try again in {seconds} s',
  },
  not_registered: {
    status: 403,
    zh: '该账号尚未开通，请联系团队主管',
    en: 'This account is not known here, ask your team’s manager',
  },
  unknown_team: { status: 422, zh: '团队码不存在', en: 'There is no team with this key' },
  username_fixed: { status: 422, zh: '用户名不可修改', en: 'A user name cannot be changed' },
  username_taken: { status: 409, zh: '用户名已被使用', en: 'This user name is taken' },
  'weak_password.common': {
    status: 422,
    zh: '此密码过于常见，请换一个',
    en: 'This password is among the most common ones',
  },
  'weak_password.same': {
    status: 422,
    zh: '新密码不能与旧密码相同',
    en: 'The new password must differ from the present one',
  },
  'weak_password.username': {
    status: 422,
    zh: '新密码不能包含用户名',
    en: 'The new password must not hold the user name',
  },
  wrong_code: {
    status: 422,
    zh: '验证码不正确或已失效',
    en: 'The code is not right or has run out',
  },
  wrong_credentials: {
    status: 401,
    zh: '用户名或密码不正确',
    en: 'The user name or password is not right',
  },
  wrong_password: { status: 422, zh: '当前密码不正确', en: 'The current password is not right' },
})
