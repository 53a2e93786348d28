import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ChatProviderProps } from '../frame/chat-provider.tsx'
import type { ChatModel } from '../model/create-chat-model.ts'
import { say } from '../testing/say.ts'
import { showChat } from '../testing/show-chat.tsx'
import { createStream } from './create-stream.ts'
import type { Stream } from './create-stream.ts'

const author = { name: '助手', avatarUrl: null }
const part = (index: number, text = `${index} `) => ({ index, text })

function begin(model: ChatModel): Stream {
  const made: Stream[] = []
  act(() => {
    made.push(createStream(model, { id: 'answer', at: 60_000, author }))
  })
  const [stream] = made
  if (!stream) throw new Error('act ran nothing')
  return stream
}

function streamInto(extra: Partial<ChatProviderProps> = {}) {
  const { model, container } = showChat([say('before')], extra)
  const stream = begin(model)
  const caret = () => container.querySelector('.omc-chat-caret')
  const busy = () => container.querySelector('.omc-chat-text[aria-busy="true"]')
  return { model, stream, caret, busy, log: screen.getByRole('log') }
}

it('shows parts as they come behind a caret, which goes at the end', () => {
  const { stream, caret, busy } = streamInto()
  expect([caret() === null, busy() === null]).toEqual([false, false])
  act(() => stream.add(part(0, '你'), part(1, '好')))
  expect(caret()?.parentElement?.textContent).toBe('你好')
  act(() => stream.finish(2))
  expect([caret(), busy()]).toEqual([null, null])
  expect(screen.getByText('你好', { selector: '.omc-chat-text' })).toBeDefined()
})

it('is announced once, whole, when it ends, and not part by part', () => {
  const { stream, log } = streamInto()
  act(() => stream.add(part(0, '你'), part(1, '好')))
  expect(log.textContent).toBe('')
  act(() => stream.finish(2))
  expect(log.children).toHaveLength(1)
  expect(log.textContent?.trim()).toBe('助手: 你好')
  act(() => stream.add(part(2, '!')))
  expect(log.children).toHaveLength(1)
})

it.each([
  ['zh', 'stop', '已停止'],
  ['zh', 'fail', '回复中断，内容不完整'],
  ['en', 'stop', 'Stopped'],
  ['en', 'fail', 'Interrupted: the reply is not complete'],
] as const)(
  'says in %s that it ended by %s, beside it and to screen readers',
  (locale, end, words) => {
    const { stream, log } = streamInto({ locale })
    act(() => stream.add(part(0, 'a')))
    act(() => stream[end]())
    act(() => stream.add(part(1, 'b')))
    expect(screen.getByText(words)).toBeDefined()
    expect(log.textContent).toBe(`助手: a ${words}`)
  },
)

it("has the host's stop button as long as it streams", () => {
  const onStop = vi.fn()
  const stop: NonNullable<ChatProviderProps['slots']>['stop'] = ({ id }) => (
    <button type="button" onClick={() => onStop(id)}>
      停止
    </button>
  )
  const { stream } = streamInto({ slots: { stop } })
  act(() => screen.getByRole('button', { name: '停止' }).click())
  expect(onStop.mock.calls).toEqual([['answer']])
  act(() => stream.stop())
  expect(screen.queryByRole('button', { name: '停止' })).toBeNull()
})

it('counts as one unread message for a reader above the end', () => {
  const { model } = showChat([say('before')])
  act(() => model.setAtBottom(false))
  const stream = begin(model)
  act(() => stream.add(part(0), part(1)))
  act(() => stream.finish(2))
  expect(model.getState().unreadCount).toBe(1)
})

it('draws no other row again for 2,000 parts', () => {
  const drawn = vi.fn((at: number) => `at ${at}`)
  const { stream } = streamInto({ formatTime: drawn })
  drawn.mockClear()
  for (let index = 0; index < 2_000; index += 1) act(() => stream.add(part(index)))
  act(() => stream.finish(2_000))
  // 'before' has time 0, the streamed message 60,000.
  expect(drawn.mock.calls.filter(([at]) => at === 0)).toHaveLength(0)
  expect(drawn.mock.calls.filter(([at]) => at === 60_000)).toHaveLength(2_001)
  const feed = within(screen.getByRole('feed'))
  expect(feed.getByText(/^0 1 2 .* 1999 $/u, { normalizer: (text) => text })).toBeDefined()
})
