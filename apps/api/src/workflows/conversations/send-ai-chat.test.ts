import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { unreachable } from '../../writing/writer-problems.ts'

let t: TestApp
let operator: Caller
beforeAll(async () => {
  t = await createTestApp()
  operator = await t.as('operator')
})
beforeEach(async () => {
  t.writer.asked.length = 0
  t.writer.answers.length = 0
  await t.rows('delete from conversation_messages')
})
afterAll(() => t.close())

const ask = (attributes: object, headers = {}) =>
  operator.post('/api/v1/carry_sources/send_ai_chat', attributes, headers)
const messages = () =>
  t.rows('select role, text, state, error from conversation_messages order by id')

describe('a question that is answered whole', () => {
  it('is kept with its answer in a conversation of its own, and goes on there', async () => {
    t.writer.answers.push('三个都可以', '第二个')
    const { data } = (await ask({ message: '哪个标题好？' })).body
    expect(data.text).toBe('三个都可以')
    const { conversation_id } = data
    const next = (await ask({ message: '只选一个', conversation_id })).body.data
    expect([next.conversation_id, next.text]).toEqual([conversation_id, '第二个'])
    expect(t.writer.asked[1]!.messages.map(({ content }) => content).slice(1)).toEqual([
      '哪个标题好？',
      '三个都可以',
      '只选一个',
    ])
    const listed = await operator.get(`/api/v1/conversations/${conversation_id}/messages`)
    expect(listed.body.meta.record_count).toBe(4)
  })

  it('is asked once under one idempotency key', async () => {
    const headers = { 'idempotency-key': 'chat-once-1' }
    t.writer.answers.push('一次', '两次')
    const first = await ask({ message: '问' }, headers)
    const again = await ask({ message: '问' }, headers)
    expect(again.body).toEqual(first.body)
    expect(t.writer.asked).toHaveLength(1)
    expect(await messages()).toEqual([
      { role: 'user', text: '问', state: 'done', error: null },
      { role: 'assistant', text: '一次', state: 'done', error: null },
    ])
  })

  it('that fails stays as broken and leaves room for the next', async () => {
    t.writer.answers.push(unreachable('timeout'))
    const failed = await ask({ message: '问' })
    expect([failed.status, failed.body.errors[0].code]).toEqual([503, 'writer_unreachable'])
    expect((await messages())[1]).toMatchObject({ state: 'broken', error: 'writer_unreachable' })
    expect((await ask({ message: '再问' })).status).toBe(201)
  })
})
