import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { behaviour } from '@omc/behaviours/vitest'
import T from 'typebox'
import { expect, it } from 'vitest'
import { fieldLabel } from './field-labels.ts'
import { Closed, Email, Label, Nullable, OneOf, Text } from './schema.ts'
import { compileCheck } from './validate.ts'

const check = compileCheck(
  Closed({
    title: T.Optional(Label(5)),
    day_task_count: T.Optional(T.Integer({ minimum: 0, maximum: 10_000 })),
    status: T.Optional(OneOf('checked', 'rejected')),
    email: T.Optional(Email),
    remark: T.Optional(Nullable(Text(3))),
    images: T.Optional(T.Array(Text(3), { maxItems: 2 })),
    tags: T.Optional(T.Array(Label(1), { maxItems: 1 })),
    homepage: T.Optional(T.String({ format: 'uri' })),
    price: T.Optional(T.String({ pattern: '^[0-9]+$' })),
    nickname: T.String(),
  }),
)
const said = (value: object) =>
  check({ nickname: 'x', ...value }).map(({ words }) => `${words.zh} / ${words.en}`)

it.each([
  [{ day_task_count: 'x' }, '每日任务数的类型应为 整数 / Posts a day is not a valid whole number'],
  [{ day_task_count: 10_001 }, '每日任务数应在 ≤ 10000 之内 / Posts a day must be within ≤ 10000'],
  [
    { status: 'x' },
    '状态必须是其中之一:checked, rejected / Status must be one of checked, rejected',
  ],
  [{ title: '' }, '标题不能为空 / Title cannot be empty'],
  [{ title: '123456' }, '标题应在 ≤ 5 个字符 之内 / Title must be within ≤ 5 characters'],
  [{ email: 'nope' }, '邮箱不是有效的邮箱地址 / Email is not a valid e-mail address'],
  [{ remark: 5 }, '备注的类型应为 文本 / Note is not a valid text'],
  [{ images: [5] }, '图片的类型应为 文本 / Pictures is not a valid text'],
  [{ images: ['a', 'b', 'c'] }, '图片应在 ≤ 2 项 之内 / Pictures must be within ≤ 2 items'],
  [{ tags: ['a', 'b'] }, '标签应在 ≤ 1 项 之内 / Tags must be within ≤ 1 item'],
  [{ tags: ['ab'] }, '标签应在 ≤ 1 个字符 之内 / Tags must be within ≤ 1 character'],
  [{ homepage: 'x' }, '主页不是有效的网址 / Home page is not a valid URL'],
  [{ price: 'x' }, '价格格式不正确 / Price does not have the right form'],
  [{ nickname: 5 }, '昵称的类型应为 文本 / Nickname is not a valid text'],
  [{ magic: 1 }, 'magic 是未声明的字段，请去掉 / magic is not a declared field, leave it out'],
])('says of %j what is wrong, with the label of the field and what is right', (value, words) => {
  expect(said(value)).toEqual([words])
})

it('names a missing field, keeps the code, and gives programs the parameters', () => {
  behaviour('E-040', () =>
    expect(check({})).toMatchObject([
      {
        code: 'required',
        path: ['nickname'],
        words: { zh: '昵称不能缺少', en: 'Nickname is required' },
      },
    ]),
  )
  expect(check({ nickname: 'x', day_task_count: -1 })).toMatchObject([
    { code: 'invalid_value', params: { rule: 'minimum', limit: 0 } },
  ])
})

it('takes an address, and none', () => {
  expect(said({ email: '' })).toEqual([])
  expect(said({ email: 'li.lei@example.com' })).toEqual([])
})

/** Fields filled in by programs; their names appear in no form. */
const OF_PROGRAMS =
  /^(again|dash|blob|command|client_\w+|job|keys|lft|q|seed|into_id|model|columns|fence|refresh_token|page_number|image_\w+|make_\w+|flow_cards|pooling|preview|qualities|readed|resolution|scene_image|take_over|phase)$/

it('has a Chinese label for every field that a body may hold', () => {
  const file = join(import.meta.dirname, '../../../../libs/sdk/openapi/openapi.json')
  // as: the description of this API.
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: object }
  const names = new Set<string>()
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const fields: unknown = Reflect.get(value, 'properties')
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields))
      for (const name of Object.keys(fields)) names.add(name)
    for (const inner of Object.values(value)) walk(inner)
  }
  for (const path of Object.values(paths))
    for (const operation of Object.values(path)) walk(Reflect.get(operation ?? {}, 'requestBody'))
  const envelope = ['data', 'attributes', 'meta']
  const bare = [...names].filter(
    (name) => !envelope.includes(name) && !OF_PROGRAMS.test(name) && fieldLabel(name).zh === name,
  )
  expect(bare).toEqual([])
})
