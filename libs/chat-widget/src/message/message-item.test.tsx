import { behaviour } from '@omc/behaviours/vitest'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { EMOJI_TABLE } from '../emoji/emoji-table.ts'
import type { ChatMessage } from '../model/chat-message.ts'
import { read } from '../testing/read.ts'
import { say, sayOwn } from '../testing/say.ts'
import { showChat } from '../testing/show-chat.tsx'
import { SPINNER_AFTER_MS } from './message-status.tsx'

afterEach(() => vi.useRealTimers())

const url = 'https://a.example/f.png'

it('shows markup as the text it is', () => {
  const hostile = '<b onclick="alert(1)">x</b><script>alert(1)</script>'
  const { container } = showChat(
    read({ text: hostile, shop: { title: hostile, tags: [{ name: hostile }] } }),
  )
  expect(screen.getAllByText(hostile).length).toBeGreaterThanOrEqual(3)
  expect(container.querySelector('b, script')).toBeNull()
})

it('shows a tip as words in the middle of a line', () => {
  const { container } = showChat([{ kind: 'tip', id: 't', at: 0, text: '7 月 26 日' }])
  behaviour('B-273', () => {
    expect(container.querySelector('.omc-chat-tip')?.textContent).toBe('7 月 26 日')
    expect(container.querySelector('.omc-chat-message')).toBeNull()
  })
})

it('shows avatar, name and date, and own messages otherwise', () => {
  const at = Date.UTC(2026, 6, 26, 6, 2)
  const other = { ...say('a'), at, author: { name: '韩梅', avatarUrl: url } } as ChatMessage
  const { container } = showChat([other, sayOwn('b')], { formatTime: () => '07-26 14:02' })
  const row = (id: string) => container.querySelector<HTMLElement>(`[data-message-id=${id}]`)!
  behaviour('B-275', () => {
    expect(row('a').querySelector('.omc-chat-avatar img')?.getAttribute('src')).toBe(url)
    expect(row('a').querySelector('.omc-chat-name')?.textContent).toBe('韩梅')
    expect(row('a').querySelector('time')?.dateTime).toBe('2026-07-26T06:02:00.000Z')
    expect(row('a').querySelector('time')?.textContent).toBe('07-26 14:02')
  })
  behaviour('B-274', () => {
    expect(row('a').querySelector('[data-own]')).toBeNull()
    expect(row('b').querySelector('[data-own]')).not.toBeNull()
  })
  fireEvent.error(row('a').querySelector('.omc-chat-avatar img')!)
  expect(row('a').querySelector('.omc-chat-avatar')?.textContent).toBe('韩')
})

it('shows no date that no calendar has', () => {
  const { container } = showChat([{ ...say('a'), at: 1e20 }])
  expect(container.querySelector('time')).toBeNull()
})

it('a click on avatar or nickname raises clickTalk with the message', () => {
  const onClickTalk = vi.fn()
  showChat([say('a')], { onClickTalk })
  const row = within(screen.getByRole('article'))
  for (const button of row.getAllByRole('button', { name: '韩梅' })) fireEvent.click(button)
  behaviour('B-285', () =>
    expect(onClickTalk.mock.calls.map(([{ type, data }]) => [type, data.id])).toEqual([
      ['img', 'a'],
      ['nickname', 'a'],
    ]),
  )
})

it('who speaks is no button where the host does not hear it', () => {
  showChat([say('a')])
  const row = within(screen.getByRole('article'))
  expect(row.queryByRole('button', { name: '韩梅' })).toBeNull()
  expect(row.getAllByText('韩梅')).toHaveLength(1)
})

it('links of a system message raise systemItem and systemEvent', () => {
  const [onClickTalk, onSystemEvent] = [vi.fn(), vi.fn()]
  const system = { title: '提醒', subtitle: '两条', content: [{ id: 5, text: '防晒衣' }] }
  showChat(read({ system }), { onClickTalk, onSystemEvent })
  behaviour('B-277', () => {
    expect(screen.getByText('提醒')).toBeDefined()
    expect(screen.getByText('两条')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '防晒衣' }))
  })
  const data = { id: '5', text: '防晒衣' }
  expect(onClickTalk.mock.calls[0]?.[0]).toMatchObject({ type: 'systemItem', data })
  behaviour('B-288', () =>
    expect(onSystemEvent.mock.calls[0]?.[0]).toMatchObject({ link: data, message: { id: 'm' } }),
  )
})

it('sub-links and shop cards raise taskItem and task', () => {
  const [onClickTalk, onTask] = [vi.fn(), vi.fn()]
  const shop = { title: '通勤包', describe: '佣金 20%', price: '¥129', cover: url }
  showChat(
    [
      ...read({ subLink: { text: '外链', prop: { href: url } } }, 'a'),
      ...read({ subLink: { text: '任务' } }, 'b'),
      ...read({ shop: { ...shop, tags: [{ name: '热卖' }, { name: '热卖' }] } }, 'c'),
    ],
    { onClickTalk, onTask },
  )
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /外链/ })
  behaviour('B-278', () =>
    expect([link.href, link.rel, link.target]).toEqual([url, 'noreferrer noopener', '_blank']),
  )
  fireEvent.click(link)
  fireEvent.click(screen.getByRole('button', { name: '任务' }))
  const card = screen.getByRole('button', { name: /通勤包/ })
  behaviour('B-279', () => {
    expect(card.textContent).toBe('¥129通勤包佣金 20%热卖热卖')
    expect(card.querySelector('img')?.getAttribute('src')).toBe(url)
  })
  fireEvent.click(card)
  behaviour('B-288', () =>
    expect(onTask.mock.calls.map(([task]) => [task.type, task.message.id])).toEqual([
      ['subLink', 'a'],
      ['subLink', 'b'],
      ['shop', 'c'],
    ]),
  )
  expect(onClickTalk.mock.calls.map(([event]) => event.type)).toEqual(Array(3).fill('taskItem'))
})

it('shows text, image, file, video, audio, shop card and system card', () => {
  const onOpenImage = vi.fn()
  const { container } = showChat(
    [
      ...read({ text: '好[强]' }, 'a'),
      ...read({ image: { url, alt: '封面' } }, 'b'),
      ...read({ file: { url, name: '清单.xlsx', size: 1_258_291 } }, 'c'),
      ...read({ video: { url, poster: url } }, 'd'),
      ...read({ audio: { url } }, 'e'),
      ...read({ shop: { title: '通勤包' } }, 'f'),
      ...read({ system: { title: '提醒' } }, 'g'),
    ],
    { onOpenImage, isVirtual: false },
  )
  behaviour('B-280', () => {
    expect(screen.getAllByRole('article')).toHaveLength(7)
    expect(screen.getByText('1.2 MB')).toBeDefined()
    expect(screen.getByText('XLSX')).toBeDefined()
    expect(container.querySelector('video')?.getAttribute('preload')).toBe('none')
    expect(container.querySelector('video')?.getAttribute('poster')).toBe(url)
    expect(container.querySelector('audio')?.getAttribute('src')).toBe(url)
  })
  fireEvent.click(screen.getByRole('button', { name: /封面/ }))
  expect(onOpenImage.mock.calls[0]?.[0].url).toBe(url)
  fireEvent.error(container.querySelector('.omc-chat-image img')!)
  expect(screen.getByText('封面').tagName).toBe('SPAN')
})

it('shows emoji codes as pictures with a name', () => {
  showChat([say('a', '好[强]')], { emoji: EMOJI_TABLE })
  behaviour('B-281', () => expect(screen.getByRole('img', { name: '强' }).textContent).toBe('👍'))
})

it('shows a kind it does not know in words, and custom messages by the slot', () => {
  const sticker = { ...say('s'), kind: 'sticker' } as unknown as ChatMessage
  const custom = { ...say('c'), kind: 'custom', data: { vote: 3 } } as unknown as ChatMessage
  const onTask = vi.fn()
  const { rerender, model } = showChat([sticker, custom])
  expect(screen.getAllByText('暂不支持显示这类消息')).toHaveLength(2)
  rerender(<></>)
  showChat(model.getState().messages, {
    onTask,
    slots: {
      message: (message, { raiseTask }) => (
        <button onClick={() => raiseTask('voted')}>{JSON.stringify(message.data)}</button>
      ),
    },
  })
  fireEvent.click(screen.getByRole('button', { name: '{"vote":3}' }))
  expect(onTask.mock.calls[0]?.[0]).toMatchObject({ type: 'custom', payload: 'voted' })
})

it('has what the host puts below a message of either side', () => {
  const foot = ({ id, isOwn }: { id: string; isOwn: boolean }) => <i>{`${id} ${isOwn}`}</i>
  showChat([say('a'), sayOwn('b', 'sent')], { slots: { foot } })
  expect(screen.getByText('a false').closest('article')?.textContent).toContain('a')
  expect(screen.getByText('b true')).toBeDefined()
})

it('links and loads nothing but http, https and mail, even past the converter', () => {
  const hostile = 'javascript:alert(1)'
  const spoken = { ...say('x'), author: { name: 'x', avatarUrl: hostile } }
  const { container } = showChat(
    [
      { ...spoken, id: '1', kind: 'subLink', href: hostile },
      { ...spoken, id: '2', kind: 'file', url: hostile, name: 'a', sizeBytes: null },
      { ...spoken, id: '3', kind: 'image', url: 'data:image/svg+xml,<svg/>', alt: '' },
      { ...spoken, id: '4', kind: 'video', url: hostile, posterUrl: hostile },
      { ...spoken, id: '5', kind: 'audio', url: hostile },
    ],
    { isVirtual: false },
  )
  expect(screen.getAllByRole('article')).toHaveLength(5)
  expect(container.querySelectorAll('[href], [src], [poster]')).toHaveLength(0)
})

it('shows a spinner only when sending takes longer than 800 ms, then retry when it failed', () => {
  vi.useFakeTimers()
  const onRetry = vi.fn()
  const { model, container } = showChat([sayOwn('own', 'sending')], { onRetry })
  const spinner = () => container.querySelector('.omc-chat-sending[data-late]')
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  expect(SPINNER_AFTER_MS).toBe(800)
  pass(799)
  expect(spinner()).toBeNull()
  pass(1)
  expect(spinner()?.textContent).toBe('发送中')
  act(() => model.setStatus('own', 'failed'))
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(onRetry.mock.calls[0]?.[0].id).toBe('own')
  act(() => model.setStatus('own', 'sent'))
  expect(container.querySelector('.omc-chat-failed, .omc-chat-sending')).toBeNull()
})
