import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'

let t: TestApp
let operator: Caller
let manager: Caller
beforeAll(async () => {
  t = await createTestApp()
  operator = await t.as('operator')
  manager = await t.as('manager')
})
afterAll(() => t.close())

const URL = '/api/v1/carry_sources'

describe('the assistant', () => {
  it('carry_sources.send_ai_chat asks the language model once and keeps question and answer', async () => {
    t.writer.answers.push('可以从租房收纳切入。')
    const answer = await operator.post(`${URL}/send_ai_chat`, {
      message: '阿月的小家适合做什么选题？',
    })
    expect(answer.status).toBe(201)
    expect(answer.body.data.text).toBe('可以从租房收纳切入。')
    expect(t.writer.asked.at(-1)?.messages.at(-1)?.content).toContain('阿月的小家')
    const next = await operator.post(`${URL}/send_ai_chat`, {
      message: '再具体一点',
      conversation_id: answer.body.data.conversation_id,
    })
    expect(next.body.data.conversation_id).toBe(answer.body.data.conversation_id)
    expect(t.writer.asked.at(-1)?.messages.map(({ content }) => content)).toContain(
      '可以从租房收纳切入。',
    )
  })

  it('carry_sources.send_ai_chat answers in nobody else’s conversation and not without a question', async () => {
    const own = await operator.post(`${URL}/send_ai_chat`, { message: '你好' })
    const conversation_id = own.body.data.conversation_id as string
    const before = t.writer.asked.length
    const taken = await manager.post(`${URL}/send_ai_chat`, { message: '你好', conversation_id })
    expect(taken.status).toBe(404)
    const empty = await operator.post(`${URL}/send_ai_chat`, { message: '' })
    expect(empty.body.errors[0].source.pointer).toBe('/data/attributes/message')
    expect(t.writer.asked).toHaveLength(before)
  })
})
