import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ChatWidget } from '../chat-widget.tsx'
import { CHAT_LABELS_EN } from '../labels.ts'
import type { ChatMessage } from '../model/chat-message.ts'
import { createChatModel } from '../model/create-chat-model.ts'
import { parseChatMessage } from '../model/parse-chat-message.ts'
import { say, sayOwn } from '../testing/say.ts'

const show = (
  messages: readonly ChatMessage[],
  extra: Partial<Parameters<typeof ChatWidget>[0]> = {},
) => {
  const model = createChatModel(messages)
  const view = render(<ChatWidget model={model} title="韩梅" onSend={vi.fn()} {...extra} />)
  return { model, ...view }
}

const read = (text: unknown, id = 'm') => {
  const result = parseChatMessage({ id, name: '韩梅', text })
  return result.ok ? result.messages : []
}

it('is a feed of numbered articles', () => {
  show([say('a'), say('b')])
  const articles = within(screen.getByRole('feed', { name: '消息' })).getAllByRole('article')
  expect(articles.map((row) => row.getAttribute('aria-posinset'))).toEqual(['1', '2'])
  expect(articles.map((row) => row.getAttribute('aria-setsize'))).toEqual(['-1', '-1'])
  expect(articles[0]?.getAttribute('aria-label')).toBe('韩梅: a')
})

it('shows markup as the text it is', () => {
  const hostile = '<b onclick="alert(1)">x</b><script>alert(1)</script>'
  const { container } = show(
    read({ text: hostile, shop: { title: hostile, tags: [{ name: hostile }] } }),
  )
  expect(screen.getAllByText(hostile).length).toBeGreaterThanOrEqual(3)
  expect(container.querySelector('b, script')).toBeNull()
})

it('draws every kind and raises its events', () => {
  const url = 'https://a.example/f.png'
  const events = {
    onSystemLink: vi.fn(),
    onTask: vi.fn(),
    onAuthorClick: vi.fn(),
    onImageOpen: vi.fn(),
    onRetry: vi.fn(),
  }
  const { container } = show(
    [
      { kind: 'tip', id: 't', at: 0, text: '7 月 26 日' },
      ...read({ text: '好[强]' }, 'a'),
      ...read({ system: { title: '提醒', content: [{ id: 5, text: '防晒衣' }] } }, 'b'),
      ...read({ subLink: { text: '外链', prop: { href: url } } }, 'c'),
      ...read({ subLink: { text: '任务' } }, 'd'),
      ...read({ shop: { title: '通勤包', price: '¥129' } }, 'e'),
      ...read({ image: { url, alt: '封面' } }, 'f'),
      ...read({ file: { url, name: '清单.xlsx', size: 1_258_291 } }, 'g'),
      ...read({ video: { url } }, 'h'),
      ...read({ audio: { url } }, 'i'),
      sayOwn('own', 'failed'),
    ],
    { events },
  )
  expect(screen.getByRole('img', { name: '强' }).textContent).toBe('👍')
  expect(screen.getByRole('link', { name: /外链/ }).getAttribute('rel')).toBe('noreferrer noopener')
  expect(screen.getByText('1.2 MB')).toBeDefined()
  expect(container.querySelector('video')?.getAttribute('preload')).toBe('none')
  expect(container.querySelector('audio')?.getAttribute('src')).toBe(url)
  fireEvent.click(screen.getByRole('button', { name: '防晒衣' }))
  expect(events.onSystemLink.mock.calls[0]?.[0]).toEqual({ id: '5', text: '防晒衣' })
  fireEvent.click(screen.getByRole('button', { name: '任务' }))
  fireEvent.click(screen.getByRole('button', { name: /通勤包/ }))
  expect(events.onTask.mock.calls.map(([message]) => message.id)).toEqual(['d', 'e'])
  fireEvent.click(screen.getByRole('button', { name: /封面/ }))
  expect(events.onImageOpen).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(events.onRetry.mock.calls[0]?.[0].id).toBe('own')
  const row = within(container.querySelector<HTMLElement>('[data-message-id=a]')!)
  for (const button of row.getAllByRole('button', { name: '韩梅' })) fireEvent.click(button)
  expect(events.onAuthorClick.mock.calls.map(([type]) => type)).toEqual(['img', 'nickname'])
})

it('puts words in place of a picture that cannot be loaded', () => {
  const { container } = show(read({ image: { url: 'https://a.example/x.png', alt: '封面' } }))
  fireEvent.error(container.querySelector('.omc-chat-image img')!)
  expect(screen.getByText('封面').tagName).toBe('SPAN')
})

it('reads arriving messages to screen readers, not history and not own ones', () => {
  const { model } = show([say('old')])
  const log = screen.getByRole('log')
  act(() => {
    model.prepend([say('older')], true)
    model.append(sayOwn('mine'))
  })
  expect(log.textContent).toBe('')
  act(() => model.append(say('n', '新的')))
  expect(log.textContent).toBe('韩梅: 新的')
})

it('leads back to the end and says how much is unread', () => {
  const { model } = show([say('a')], { labels: CHAT_LABELS_EN })
  act(() => {
    model.setAtBottom(false)
    model.append(say('b'), say('c'))
  })
  expect(screen.getByText('New messages below').closest('article')?.dataset['messageId']).toBe('b')
  fireEvent.click(screen.getByRole('button', { name: '2 new messages' }))
  expect(model.getState()).toMatchObject({ isAtBottom: true, unreadCount: 0 })
  expect(screen.queryByRole('button', { name: /new message|Back/ })).toBeNull()
})

it('asks for history once at a time and says how it stands', () => {
  const load = vi.fn()
  const { model } = show([say('a')], { onLoadHistory: load })
  fireEvent.click(screen.getByRole('button', { name: '加载更早的消息' }))
  fireEvent.click(screen.getByRole('button', { name: '加载中…' }))
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('feed').getAttribute('aria-busy')).toBe('true')
  act(() => model.setHistory('failed'))
  fireEvent.click(screen.getByRole('button', { name: '加载失败，点击重试' }))
  expect(load).toHaveBeenCalledTimes(2)
  act(() => model.prepend([say('0')], false))
  expect(screen.getByText('没有更多了')).toBeDefined()
})

describe('with 5,000 messages', () => {
  const many = Array.from({ length: 5000 }, (_, index) => say(`m${index}`))
  const rows = () => screen.getAllByRole('article')
  const idAt = (index: number) => rows().at(index)?.dataset['messageId']

  it('keeps the document small wherever the reader is', () => {
    const { model, container } = show(many)
    expect([idAt(0), idAt(-1)]).toEqual(['m4920', 'm4999'])
    const viewport = container.querySelector<HTMLElement>('.omc-chat-viewport')!
    Object.defineProperties(viewport, {
      scrollHeight: { value: 380_000 },
      clientHeight: { value: 382 },
    })
    for (const top of [0, 76_000, 200_000]) {
      viewport.scrollTop = top
      fireEvent.scroll(viewport)
      const read = Math.floor(top / 76)
      expect(rows().some((row) => row.dataset['messageId'] === `m${read}`)).toBe(true)
      expect(container.querySelectorAll('*').length).toBeLessThan(1500)
    }
    act(() =>
      model.prepend(
        Array.from({ length: 500 }, (_, index) => say(`h${index}`)),
        true,
      ),
    )
    expect(container.querySelectorAll('*').length).toBeLessThan(1500)
    expect(rows().some((row) => row.dataset['messageId'] === 'm2631')).toBe(true)
  })

  it('reaches any message by keyboard, drawn or not', () => {
    show(many)
    act(() => rows().at(-1)?.focus())
    fireEvent.keyDown(document.activeElement!, { key: 'PageUp' })
    expect(document.activeElement?.getAttribute('data-message-id')).toBe('m4998')
    fireEvent.keyDown(document.activeElement!, { key: 'Home', ctrlKey: true })
    expect(document.activeElement?.getAttribute('data-message-id')).toBe('m0')
    fireEvent.keyDown(document.activeElement!, { key: 'PageDown' })
    expect(document.activeElement?.getAttribute('data-message-id')).toBe('m1')
    expect(
      rows()
        .filter((row) => row.tabIndex === 0)
        .map((row) => row.dataset['messageId']),
    ).toEqual(['m1'])
  })
})
