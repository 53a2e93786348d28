// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `auth`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const login = {
  operation: 'auth.login',
  inputs: {
    grant_type: { kind: 'choice', zh: '登录方式', en: 'Grant type', choices: [{ value: 'password', zh: 'password', en: 'password' }, { value: 'refresh_token', zh: 'refresh_token', en: 'refresh_token' }] },
    scope: { kind: 'choice', zh: '范围', en: 'Scope', choices: [{ value: 'public', zh: 'public', en: 'public' }, { value: 'offline_access', zh: 'offline_access', en: 'offline_access' }] },
    client_id: { kind: 'key', zh: '应用编号', en: 'Client ID', maxLength: 200 },
    client_secret: { kind: 'secret', zh: '应用密钥', en: 'Client secret', maxLength: 200 },
    username: { kind: 'text', zh: '用户名', en: 'User name', minLength: 1, maxLength: 100 },
    password: { kind: 'secret', zh: '密码', en: 'Password', minLength: 1, maxLength: 200 },
    code: { kind: 'secret', zh: '验证码', en: 'Code', minLength: 1, maxLength: 20 },
    refresh_token: { kind: 'secret', zh: '刷新令牌', en: 'Refresh token', minLength: 1, maxLength: 200 },
  },
} as const satisfies FormFacts<'auth.login'>

export const register = {
  operation: 'auth.register',
  inputs: {
    username: { kind: 'text', zh: '用户名', en: 'User name', required: true, minLength: 2, maxLength: 40, pattern: '^[A-Za-z0-9_.\\-\\u4e00-\\u9fff]*[A-Za-z_\\u4e00-\\u9fff][A-Za-z0-9_.\\-\\u4e00-\\u9fff]*$' },
    password: { kind: 'secret', zh: '密码', en: 'Password', required: true, minLength: 8, maxLength: 200 },
    phone_number: { kind: 'phone', zh: '手机号', en: 'Phone number', required: true, pattern: '^1\\d{10}$' },
    code: { kind: 'secret', zh: '验证码', en: 'Code', required: true, minLength: 1, maxLength: 20 },
    full_name: { kind: 'text', zh: '姓名', en: 'Name', maxLength: 60 },
    team_key: { kind: 'key', zh: '团队码', en: 'Team key', minLength: 1, maxLength: 60 },
  },
} as const satisfies FormFacts<'auth.register'>

export const signup = {
  operation: 'auth.signup',
  inputs: {
    username: { kind: 'text', zh: '用户名', en: 'User name', required: true, minLength: 2, maxLength: 40, pattern: '^[A-Za-z0-9_.\\-\\u4e00-\\u9fff]*[A-Za-z_\\u4e00-\\u9fff][A-Za-z0-9_.\\-\\u4e00-\\u9fff]*$' },
    password: { kind: 'secret', zh: '密码', en: 'Password', required: true, minLength: 8, maxLength: 200 },
    phone_number: { kind: 'phone', zh: '手机号', en: 'Phone number', required: true, pattern: '^1\\d{10}$' },
    code: { kind: 'secret', zh: '验证码', en: 'Code', required: true, minLength: 1, maxLength: 20 },
    full_name: { kind: 'text', zh: '姓名', en: 'Name', maxLength: 60 },
    team_key: { kind: 'key', zh: '团队码', en: 'Team key', minLength: 1, maxLength: 60 },
  },
} as const satisfies FormFacts<'auth.signup'>

export const social_login = {
  operation: 'auth.social_login',
  inputs: {
    code: { kind: 'secret', zh: '授权码', en: 'Code', required: true, minLength: 1, maxLength: 500 },
    state: { kind: 'secret', zh: '校验值', en: 'State', minLength: 1, maxLength: 500 },
  },
} as const satisfies FormFacts<'auth.social_login'>
