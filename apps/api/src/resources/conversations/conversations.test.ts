import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../test/support.ts'
import { unreachable } from '../../writing/writer-problems.ts'

let t: TestApp
let operator: Caller
let operator2: Caller
beforeAll(async () => {
  t = await createTestApp()
  operator = await t.as('operator')
  operator2 = await t.as('operator2')
  await t.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  t.writer.asked.length = 0
  t.writer.answers.length = 0
  t.writer.beforePiece = () => undefined
  await t.rows(`update conversation_messages set state = 'broken' where state = 'streaming'`)
})
afterAll(() => t.close())

const made = ({ status, body }: Answer): string => {
  expect([status, body.errors]).toEqual([201, undefined])
  return body.data.id
}
const create = async (caller = operator, attributes: object = {}) =>
  made(await caller.post('/api/v1/conversations', attributes))
const say = (id: string, text: string, caller = operator, headers = {}) =>
  caller.post(`/api/v1/conversations/${id}/messages`, { text }, headers)
const messages = (id: string) =>
  t.rows<{ role: string; text: string; state: string; error: string | null }>(
    'select role, text, state, error from conversation_messages where conversation_id = $1 order by id',
    [id],
  )
/** The events of a stream, in order. */
const events = ({ body }: Answer): { event: string; data: Record<string, unknown> }[] =>
  String(body)
    .split('\n\n')
    .flatMap((block) => {
      const parts = /^event: (.*)\ndata: (.*)$/.exec(block)
      return parts ? [{ event: parts[1] ?? '', data: JSON.parse(parts[2] ?? 'null') }] : []
    })
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]

describe('a conversation', () => {
  it('conversations.create, conversations.get, conversations.update and conversations.list keep it for its person', async () => {
    const id = await create(operator, { title: '保温杯文案' })
    const renamed = await operator.put(`/api/v1/conversations/${id}`, { title: '新标题' })
    expect(renamed.body.data.attributes).toMatchObject({
      title: '新标题',
      user_id: String(operator.userId),
      messages_count: 0,
      answering: false,
    })
    expect((await operator.get(`/api/v1/conversations/${id}`)).body.data.attributes.title).toBe(
      '新标题',
    )
    const mine = await operator.get('/api/v1/conversations', { 'filter[search]': '新标' })
    expect(mine.body.data.map((row: { id: string }) => row.id)).toEqual([id])
  })

  it('is nobody else’s, not even for those who see all teams', async () => {
    const id = await create()
    for (const other of [await t.as('manager'), await t.as('admin'), operator2]) {
      expect((await other.get(`/api/v1/conversations/${id}`)).status).toBe(404)
      expect((await say(id, '你好', other)).status).toBe(404)
    }
    expect(await messages(id)).toEqual([])
    const listed = (await (await t.as('admin')).get('/api/v1/conversations')).body
    expect(listed.data).toEqual([])
  })

  it('conversations.delete moves it to the trash, conversations.restore takes it back', async () => {
    const id = await create()
    expect((await operator.delete(`/api/v1/conversations/${id}`)).status).toBe(204)
    expect((await say(id, '在吗')).status).toBe(404)
    expect((await operator.post(`/api/v1/conversations/${id}/restore`)).status).toBe(200)
    expect((await say(id, '在吗')).status).toBe(200)
  })
})

describe('an answer', () => {
  it('conversations.send_message comes in pieces and is kept, with the talk so far as its context', async () => {
    const id = await create()
    t.writer.answers.push('可以试试通勤场景。', '好的，再短一点。')
    const answer = await say(id, '保温杯怎么写标题？')
    expect(answer.headers['content-type']).toContain('text/event-stream')
    expect(answer.headers['cache-control']).toBe('no-store')
    const told = events(answer)
    expect(told.map(({ event }) => event)).toEqual(['start', 'delta', 'delta', 'delta', 'end'])
    expect(told.filter(({ event }) => event === 'delta').map(({ data }) => data.text)).toEqual([
      '可以试试',
      '通勤场景',
      '。',
    ])
    expect(told.at(-1)!.data).toMatchObject({ conversation_id: id, state: 'done', error: null })
    await say(id, '短一点')
    expect(t.writer.asked[1]!.messages.slice(1)).toEqual([
      { role: 'user', content: '保温杯怎么写标题？' },
      { role: 'assistant', content: '可以试试通勤场景。' },
      { role: 'user', content: '短一点' },
    ])
    expect(await messages(id)).toEqual([
      { role: 'user', text: '保温杯怎么写标题？', state: 'done', error: null },
      { role: 'assistant', text: '可以试试通勤场景。', state: 'done', error: null },
      { role: 'user', text: '短一点', state: 'done', error: null },
      { role: 'assistant', text: '好的，再短一点。', state: 'done', error: null },
    ])
    const [row] = await t.rows<{ title: string }>('select title from conversations where id = $1', [
      id,
    ])
    expect(row?.title).toBe('保温杯怎么写标题？')
  })

  it('conversations.messages lists what was said, oldest first, and only below an own conversation', async () => {
    const id = await create()
    t.writer.answers.push('答')
    await say(id, '问')
    const listed = await operator.get(`/api/v1/conversations/${id}/messages`)
    expect(listed.body.data.map((row: { attributes: object }) => row.attributes)).toMatchObject([
      { role: 'user', text: '问', state: 'done', conversation_id: id },
      { role: 'assistant', text: '答', state: 'done' },
    ])
    expect(listed.body.meta.record_count).toBe(2)
    const manager = await t.as('manager')
    expect((await manager.get(`/api/v1/conversations/${id}/messages`)).status).toBe(404)
  })

  it('that breaks keeps what was said, says so, and leaves its cost', async () => {
    const id = await create()
    t.writer.answers.push('一二三四五六七八九十')
    t.writer.beforePiece = (said) => {
      if (said.length >= 8) throw unreachable('idle')
    }
    const told = events(await say(id, '数数'))
    expect(told.map(({ event }) => event)).toEqual(['start', 'delta', 'delta', 'end', 'error'])
    expect(told.at(-2)!.data).toMatchObject({ state: 'broken', error: 'writer_unreachable' })
    expect(told.at(-1)!.data).toMatchObject({
      status: 503,
      errors: [{ code: 'writer_unreachable' }],
    })
    expect((await messages(id))[1]).toEqual({
      role: 'assistant',
      text: '一二三四五六七八',
      state: 'broken',
      error: 'writer_unreachable',
    })
    expect(
      (
        await t.rows(
          'select purpose, ok, code, tokens_out from writing_calls order by id desc limit 1',
        )
      )[0],
    ).toEqual({ purpose: 'chat', ok: false, code: 'writer_unreachable', tokens_out: 8 })
  })

  it('that breaks leaves room for the next question', async () => {
    const id = await create()
    t.writer.answers.push(unreachable('no_first_byte'), '在')
    await say(id, '在吗')
    expect(events(await say(id, '在吗')).at(-1)).toMatchObject({
      event: 'end',
      data: { state: 'done' },
    })
  })

  it('conversations.stop ends it where it is; the rest is never written', async () => {
    const id = await create()
    t.writer.answers.push('长'.repeat(400))
    let stopped: Answer | undefined
    t.writer.beforePiece = async (said) => {
      if (said.length === 20) stopped = await operator.post(`/api/v1/conversations/${id}/stop`)
    }
    const told = events(await say(id, '写长一点'))
    expect(stopped!.body.data.attributes).toMatchObject({ role: 'assistant', state: 'streaming' })
    expect(told.at(-1)).toMatchObject({ event: 'end', data: { state: 'stopped' } })
    const [, answer] = await messages(id)
    expect(answer).toMatchObject({ state: 'stopped', text: '长'.repeat(32) })
    expect(codeOf(await operator.post(`/api/v1/conversations/${id}/stop`))).toEqual([
      409,
      'not_answering',
    ])
    const other = await (await t.as('manager')).post(`/api/v1/conversations/${id}/stop`)
    expect(other.status).toBe(404)
  })

  it('of a person who went away is kept as broken, and the model is not asked on', async () => {
    const id = await create()
    t.writer.answers.push('长'.repeat(400))
    const leave = new AbortController()
    const ended = new Promise<void>((resolve) => {
      t.writer.beforePiece = (said, { signal }) => {
        if (said.length < 40) return Promise.resolve()
        leave.abort()
        return new Promise((go) => {
          signal?.addEventListener('abort', () => {
            go()
            resolve()
          })
        })
      }
    })
    const { port } = t.app.server.address() as AddressInfo
    const reading = fetch(`http://127.0.0.1:${port}/api/v1/conversations/${id}/messages`, {
      method: 'POST',
      signal: leave.signal,
      headers: {
        authorization: `Bearer ${operator.token}`,
        'content-type': 'application/vnd.api+json',
      },
      body: JSON.stringify({ data: { type: 'conversations', attributes: { text: '写' } } }),
    }).then((response) => response.text())
    await expect(reading).rejects.toThrow('aborted')
    await ended
    await expect
      .poll(async () => (await messages(id))[1])
      .toEqual({
        role: 'assistant',
        text: '长'.repeat(40),
        state: 'broken',
        error: 'disconnected',
      })
  })

  it('comes one at a time in a conversation and two at a time for a person', async () => {
    const [a, b, c] = [await create(), await create(), await create()]
    const refused: unknown[] = []
    let depth = 0
    t.writer.beforePiece = async (said) => {
      if (said !== '') return
      depth += 1
      if (depth === 1) {
        refused.push(codeOf(await say(a, '再问')))
        await say(b, '问')
      } else refused.push(codeOf(await say(c, '问')))
    }
    await say(a, '问')
    expect(refused).toEqual([
      [409, 'already_answering'],
      [429, 'too_many_answers'],
    ])
    expect(await messages(c)).toEqual([])
  })

  it('whose server died is given up after three minutes', async () => {
    const id = await create()
    const old = new Date(t.clock.now().getTime() - 181_000)
    await t.rows(
      `insert into conversation_messages (business_team_id, conversation_id, user_id, role, text, state, updated_at)
       values ($1, $2, $3, 'assistant', '说到一半', 'streaming', $4)`,
      [operator.teamId, id, operator.userId, old],
    )
    const listed = await operator.get(`/api/v1/conversations/${id}/messages`)
    expect(listed.body.data[0].attributes.state).toBe('broken')
    expect(events(await say(id, '还在吗')).at(-1)!.data.state).toBe('done')
    expect((await messages(id))[0]).toMatchObject({ state: 'broken', error: 'interrupted' })
  })

  it('is asked for once under one idempotency key', async () => {
    const id = await create()
    const headers = { 'idempotency-key': 'ask-once-1' }
    expect((await say(id, '一次', operator, headers)).status).toBe(200)
    expect(codeOf(await say(id, '一次', operator, headers))).toEqual([409, 'already_streamed'])
    expect(await messages(id)).toHaveLength(2)
  })

  it('is refused for an empty or endless question, naming the field', async () => {
    const id = await create()
    for (const text of ['', '长'.repeat(8001)]) {
      const answer = await say(id, text)
      expect(answer.status).toBe(422)
      expect(answer.body.errors[0].source).toEqual({ pointer: '/data/attributes/text' })
    }
  })

  it('leaves exactly one audit row for each question', async () => {
    const id = await create()
    await say(id, '问')
    const rows = await t.rows(
      `select operation from audit_events where subject_type = 'conversations' and subject_ids = array[$1] order by id`,
      [id],
    )
    expect(rows.map(({ operation }) => operation)).toEqual([
      'conversations.create',
      'conversations.send_message',
    ])
  })
})
