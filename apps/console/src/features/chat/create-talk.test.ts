import { VirtualClock } from '@omc/core/testing'
import type { StreamEvent } from '@omc/sdk'
import { ApiError } from '@omc/sdk'
import { toErrorDocument } from '@omc/sdk/testing'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createTalk } from './create-talk.ts'
import type { KeptDraft } from './kept-drafts.ts'
import type { TalkRecord } from './talk-message.ts'
import type { TalkPorts } from './talk-ports.ts'

const AT = '2026-07-26T06:00:00.000Z'
const record = (id: string, role: string, text: string, state = 'done') =>
  ({
    id,
    role,
    text,
    state,
    error: state === 'broken' ? 'disconnected' : null,
    created_at: AT,
  }) as TalkRecord
const START = {
  event: 'start',
  data: { question_id: '11', message_id: '12', conversation_id: '1' },
}
const delta = (text: string) => ({ event: 'delta', data: { text } })
const end = (state: string, error: string | null = null) => ({
  event: 'end',
  data: { state, error },
})
const refusal = (status: number, code: string) =>
  new ApiError({
    kind: 'http',
    operation: 'conversations.send_message',
    message: code,
    status,
    // as: only the code counts here.
    errors: toErrorDocument(status, code).errors as never,
  })

async function* streamOf(events: readonly (StreamEvent | Error)[]) {
  for (const event of events) {
    if (event instanceof Error) throw event
    yield event
  }
}

/** A talk with a server of planned answers, newest first as the server gives them. */
function rig(records: readonly TalkRecord[] = [], kept: KeptDraft | null = null) {
  const clock = new VirtualClock()
  const server = { records: [...records], nextCursor: null as string | null }
  const answers: (readonly (StreamEvent | Error)[] | Error)[] = []
  const asked: { text: string; key: string }[] = []
  const drafts = { now: kept }
  let keys = 0
  const ports: TalkPorts = {
    page: vi.fn(async () => ({
      items: server.records,
      total: server.records.length,
      totalCapped: false,
      nextCursor: server.nextCursor,
    })),
    ask: async (text, key) => {
      asked.push({ text, key })
      const answer = answers.shift()
      if (answer === undefined) throw new Error('nobody planned an answer')
      if (answer instanceof Error) throw answer
      return streamOf(answer)
    },
    askWhole: async (text, key) => {
      asked.push({ text, key })
      return { message_id: '12', text: '一次说完' }
    },
    stop: vi.fn(async () => true),
    isStreamed: () => true,
    draft: { read: () => drafts.now, keep: (draft) => (drafts.now = draft) },
    onSaid: vi.fn(),
    authors: () => ({
      person: { name: '我', avatarUrl: null },
      assistant: { name: 'AI', avatarUrl: null },
    }),
    newKey: () => `k${(keys += 1)}`,
    clock,
  }
  return { ports, server, answers, asked, drafts, clock, talk: createTalk(ports) }
}
const said = ({ model }: ReturnType<typeof createTalk>) =>
  model
    .getState()
    .messages.map((one) =>
      one.kind === 'stream'
        ? [one.id, one.phase, one.text]
        : [one.id, 'own', 'text' in one ? one.text : ''],
    )

let r: ReturnType<typeof rig>
beforeEach(() => {
  r = rig()
})

describe('an answer', () => {
  test('grows with its parts, and leaves nothing written behind', async () => {
    await r.talk.refresh()
    r.talk.draft.setText('写标题')
    r.answers.push([START, delta('杯口宽，'), delta('好清洗'), end('done')])
    const sending = r.talk.send('写标题')
    r.talk.draft.setText('')
    expect(r.talk.state.turn).toEqual({ tag: 'asking' })
    expect(said(r.talk)).toEqual([['k1', 'own', '写标题']])
    await sending
    expect(said(r.talk)).toEqual([
      ['11', 'own', '写标题'],
      ['12', 'finished', '杯口宽，好清洗'],
    ])
    expect([r.talk.state.turn, r.talk.state.brokenId, r.drafts.now]).toEqual([
      { tag: 'quiet' },
      null,
      null,
    ])
  })

  test('that is stopped keeps its part and is not offered again', async () => {
    await r.talk.refresh()
    r.answers.push([START, delta('说到一半'), end('stopped')])
    await r.talk.send('问')
    expect(said(r.talk).at(-1)).toEqual(['12', 'stopped', '说到一半'])
    expect(r.talk.state.brokenId).toBeNull()
  })

  test.each([
    ['the server says so', [end('broken', 'writer_unreachable')], 'writer_unreachable'],
    ['the line breaks', [new Error('line')], 'disconnected'],
    ['it ends without an end', [], 'disconnected'],
  ] as const)(
    'that breaks keeps its part and is asked for once more: %s',
    async (_name, rest, why) => {
      await r.talk.refresh()
      r.answers.push([START, delta('说到一半'), ...rest])
      await r.talk.send('问')
      expect(said(r.talk).at(-1)).toEqual(['12', 'failed', '说到一半'])
      expect([r.talk.state.brokenId, r.talk.whyBroken('12')]).toEqual(['12', why])
      r.answers.push([
        { event: 'start', data: { question_id: '13', message_id: '14' } },
        delta('完整'),
        end('done'),
      ])
      await Promise.all([r.talk.askAgain('12'), r.talk.askAgain('12')])
      expect(r.asked.map(({ text }) => text)).toEqual(['问', '问'])
      expect(new Set(r.asked.map(({ key }) => key)).size).toBe(2)
      expect(said(r.talk).map(([, , text]) => text)).toEqual(['问', '说到一半', '问', '完整'])
      expect(r.talk.state.brokenId).toBeNull()
    },
  )

  test('comes in one piece where parts are not wanted', async () => {
    const whole = rig()
    const talk = createTalk({ ...whole.ports, isStreamed: () => false })
    await talk.refresh()
    await talk.send('问')
    expect(said(talk).at(-1)).toEqual(['12', 'finished', '一次说完'])
    expect(whole.asked).toEqual([{ text: '问', key: 'k1' }])
  })
})

describe('a question that is not taken', () => {
  test('stands in the composer again, and goes out with the key of its first try', async () => {
    await r.talk.refresh()
    r.talk.draft.setText('问')
    r.answers.push(new Error('offline'))
    const sending = r.talk.send('问')
    r.talk.draft.setText('')
    expect(r.drafts.now?.text).toBe('问')
    await sending
    expect([said(r.talk), r.talk.draft.getText(), r.talk.state.refusal?.error.message]).toEqual([
      [],
      '问',
      'offline',
    ])
    r.answers.push([START, end('done')])
    await r.talk.send('问')
    expect(r.asked.map(({ key }) => key)).toEqual([r.asked[0]?.key, r.asked[0]?.key])
    expect([r.talk.state.refusal, r.drafts.now]).toEqual([null, null])
  })

  test('but had reached the server is read from there and not sent again', async () => {
    await r.talk.refresh()
    r.server.records = [record('12', 'assistant', '答'), record('11', 'user', '问')]
    r.answers.push(refusal(409, 'already_streamed'))
    await r.talk.send('问')
    expect(said(r.talk)).toEqual([
      ['11', 'own', '问'],
      ['12', 'finished', '答'],
    ])
    expect([r.talk.state.refusal, r.talk.draft.getText(), r.drafts.now]).toEqual([null, '', null])
  })

  test('because another tab is being answered shows that answer, to be stopped', async () => {
    await r.talk.refresh()
    r.server.records = [
      record('12', 'assistant', '正在', 'streaming'),
      record('11', 'user', '别处'),
    ]
    r.answers.push(refusal(409, 'already_answering'))
    await r.talk.send('问')
    expect(r.talk.state.turn).toEqual({ tag: 'answering', isStopping: false })
    expect(r.talk.draft.getText()).toBe('问')
    await r.talk.stop()
    expect(r.talk.state.turn).toEqual({ tag: 'answering', isStopping: true })
    r.server.records = [
      record('12', 'assistant', '正在写', 'stopped'),
      record('11', 'user', '别处'),
    ]
    await r.clock.advance(1_500)
    expect(said(r.talk).at(-1)).toEqual(['12', 'stopped', '正在写'])
    expect(r.talk.state.turn).toEqual({ tag: 'quiet' })
  })

  test('keeps what was typed meanwhile behind it', async () => {
    await r.talk.refresh()
    r.answers.push(refusal(429, 'too_many_answers'))
    const sending = r.talk.send('先问')
    r.talk.draft.setText('再问')
    await sending
    expect(r.talk.draft.getText()).toBe('先问\n再问')
  })

  test('after a reload has its key still', async () => {
    const again = rig([], { text: '问', key: 'kept' })
    expect(again.talk.draft.getText()).toBe('问')
    await again.talk.refresh()
    again.answers.push([START, end('done')])
    await again.talk.send('问')
    expect(again.asked).toEqual([{ text: '问', key: 'kept' }])
  })
})

describe('the messages', () => {
  test('stand oldest first, older ones before them', async () => {
    const own = rig([record('4', 'assistant', '四'), record('3', 'user', '三')])
    own.server.nextCursor = 'older'
    await own.talk.refresh()
    expect(own.talk.model.getState().history).toBe('idle')
    own.server.records = [record('2', 'assistant', '二', 'broken'), record('1', 'user', '一')]
    own.server.nextCursor = null
    await own.talk.loadOlder()
    expect(own.ports.page).toHaveBeenLastCalledWith('older')
    expect(said(own.talk).map(([id]) => id)).toEqual(['1', '2', '3', '4'])
    expect([own.talk.model.getState().history, own.talk.whyBroken('2')]).toEqual([
      'ended',
      'disconnected',
    ])
  })

  test('that cannot be read are told as a failure, and read when asked again', async () => {
    vi.mocked(r.ports.page).mockRejectedValueOnce(new Error('500'))
    await r.talk.refresh()
    expect([r.talk.state.history, r.talk.state.error?.message]).toEqual(['failed', '500'])
    await r.talk.refresh()
    expect([r.talk.state.history, r.talk.state.error]).toEqual(['ready', null])
  })

  test('are looked at again while another device is answered, and no longer', async () => {
    const own = rig([record('2', 'assistant', '一', 'streaming'), record('1', 'user', '问')])
    await own.talk.refresh()
    own.server.records = [record('2', 'assistant', '一二'), record('1', 'user', '问')]
    await own.clock.advance(1_500)
    expect(said(own.talk).at(-1)).toEqual(['2', 'finished', '一二'])
    expect(own.clock.pendingCount).toBe(0)
    expect(own.ports.onSaid).toHaveBeenCalled()
  })
})
