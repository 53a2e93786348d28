// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `access_accounts`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const batch_use_cards = {
  operation: 'access_accounts.batch_use_cards',
  inputs: {
    feed_ids: { kind: 'key', zh: '渠道编号', en: 'Post IDs', many: true, required: true, minItems: 1, maxItems: 50 },
    flow_cards: { kind: 'key', zh: '流量卡', en: 'Traffic cards', many: true, required: true, minItems: 1, maxItems: 10 },
  },
} as const satisfies FormFacts<'access_accounts.batch_use_cards'>

export const create = {
  operation: 'access_accounts.create',
  inputs: {
    platform: { kind: 'platform', zh: '平台', en: 'Platform', required: true },
    uid: { kind: 'key', zh: '账号编号', en: 'Account ID', required: true, minLength: 1, maxLength: 100, pattern: '^[^/\\s]+$' },
    nickname: { kind: 'text', zh: '昵称', en: 'Nickname', maxLength: 200 },
    avatar: { kind: 'image', zh: '头像', en: 'Picture', maxLength: 2000 },
    category: { kind: 'text', zh: '领域', en: 'Field', maxLength: 100 },
    username: { kind: 'text', zh: '登录名', en: 'Login name', maxLength: 200 },
    email: { kind: 'email', zh: '邮箱', en: 'Email', maxLength: 200 },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 1000 },
    summary: { kind: 'text', zh: '简介', en: 'Summary', maxLength: 2000 },
    device_no: { kind: 'key', zh: '设备编号', en: 'Device number', maxLength: 200 },
    day_task_count: { kind: 'count', zh: '每日任务数', en: 'Posts a day', integer: true, min: 0, max: 10000 },
    level: { kind: 'count', zh: '级别', en: 'Level', integer: true, min: 0, max: 1000 },
    expires_at: { kind: 'instant', zh: '登录到期时间', en: 'Login expires', nullable: true },
    account_info: { kind: 'object', zh: '账号信息', en: 'Account details' },
    secret: { kind: 'secret', zh: '密钥', en: 'Secret', nullable: true, minLength: 1, maxLength: 4000 },
    cookies: { kind: 'secret', zh: '登录信息', en: 'Cookies', nullable: true, minLength: 1, maxLength: 20000 },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'access_accounts.create'>

export const save_redbook_cookie = {
  operation: 'access_accounts.save_redbook_cookie',
  inputs: {
    uid: { kind: 'key', zh: '账号编号', en: 'Account ID', required: true, minLength: 1, maxLength: 100, pattern: '^[^/\\s]+$' },
    cookies: { kind: 'secret', zh: '登录信息', en: 'Cookies', required: true, minLength: 1, maxLength: 20000 },
    nickname: { kind: 'text', zh: '昵称', en: 'Nickname', maxLength: 200 },
    expires_at: { kind: 'instant', zh: '登录到期时间', en: 'Login expires', nullable: true },
  },
} as const satisfies FormFacts<'access_accounts.save_redbook_cookie'>

export const set_goudong_cookies = {
  operation: 'access_accounts.set_goudong_cookies',
  inputs: {
    ids: { kind: 'id', of: 'access_accounts', zh: '所选记录', en: 'Records', many: true, required: true, minItems: 1, maxItems: 500 },
    cookies: { kind: 'secret', zh: '登录信息', en: 'Cookies', required: true, minLength: 1, maxLength: 20000 },
    expires_at: { kind: 'instant', zh: '登录到期时间', en: 'Login expires', nullable: true },
  },
} as const satisfies FormFacts<'access_accounts.set_goudong_cookies'>

export const sync_info = {
  operation: 'access_accounts.sync_info',
  inputs: {
    uid: { kind: 'key', zh: '账号编号', en: 'Account ID', required: true, minLength: 1, maxLength: 100, pattern: '^[^/\\s]+$' },
    platform: { kind: 'platform', zh: '平台', en: 'Platform', required: true },
    nickname: { kind: 'text', zh: '昵称', en: 'Nickname', maxLength: 200 },
    avatar: { kind: 'image', zh: '头像', en: 'Picture', maxLength: 2000 },
    secret: { kind: 'secret', zh: '密钥', en: 'Secret', minLength: 1, maxLength: 4000 },
    expires_at: { kind: 'instant', zh: '登录到期时间', en: 'Login expires', nullable: true },
    cookies: { kind: 'secret', zh: '登录信息', en: 'Cookies', minLength: 1, maxLength: 20000 },
    account_info: { kind: 'object', zh: '账号信息', en: 'Account details' },
  },
} as const satisfies FormFacts<'access_accounts.sync_info'>

export const update = {
  operation: 'access_accounts.update',
  inputs: {
    nickname: { kind: 'text', zh: '昵称', en: 'Nickname', maxLength: 200 },
    avatar: { kind: 'image', zh: '头像', en: 'Picture', maxLength: 2000 },
    category: { kind: 'text', zh: '领域', en: 'Field', maxLength: 100 },
    username: { kind: 'text', zh: '登录名', en: 'Login name', maxLength: 200 },
    email: { kind: 'email', zh: '邮箱', en: 'Email', maxLength: 200 },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 1000 },
    summary: { kind: 'text', zh: '简介', en: 'Summary', maxLength: 2000 },
    device_no: { kind: 'key', zh: '设备编号', en: 'Device number', maxLength: 200 },
    day_task_count: { kind: 'count', zh: '每日任务数', en: 'Posts a day', integer: true, min: 0, max: 10000 },
    level: { kind: 'count', zh: '级别', en: 'Level', integer: true, min: 0, max: 1000 },
    expires_at: { kind: 'instant', zh: '登录到期时间', en: 'Login expires', nullable: true },
    account_info: { kind: 'object', zh: '账号信息', en: 'Account details' },
    secret: { kind: 'secret', zh: '密钥', en: 'Secret', nullable: true, minLength: 1, maxLength: 4000 },
    cookies: { kind: 'secret', zh: '登录信息', en: 'Cookies', nullable: true, minLength: 1, maxLength: 20000 },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'access_accounts.update'>
