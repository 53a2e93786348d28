import { behaviour } from '@omc/behaviours/vitest'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { say, sayOwn } from '../testing/say.ts'
import { showChat } from '../testing/show-chat.tsx'

it('is a feed of numbered articles', () => {
  showChat([say('a'), say('b')])
  const articles = within(screen.getByRole('feed', { name: '消息' })).getAllByRole('article')
  expect(articles.map((row) => row.getAttribute('aria-posinset'))).toEqual(['1', '2'])
  expect(articles.map((row) => row.getAttribute('aria-setsize'))).toEqual(['-1', '-1'])
  expect(articles[0]?.getAttribute('aria-label')).toBe('韩梅: a')
})

it('reads arriving messages to screen readers, not history and not own ones', () => {
  const { model } = showChat([say('old')])
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
  const { model } = showChat([say('a')], { locale: 'en' })
  act(() => {
    model.setAtBottom(false)
    model.append(say('b'), say('c'))
  })
  expect(screen.getByText('New messages below').closest('article')?.dataset['messageId']).toBe('b')
  behaviour(['B-268', 'B-269'], () => {
    fireEvent.click(screen.getByRole('button', { name: '2 new messages' }))
    expect(model.getState()).toMatchObject({ isAtBottom: true, unreadCount: 0 })
  })
  expect(screen.queryByRole('button', { name: /new message|Back/ })).toBeNull()
})

describe('with 5,000 messages', () => {
  const many = Array.from({ length: 5000 }, (_, index) => say(`m${index}`))
  const rows = () => [...document.querySelectorAll<HTMLElement>('article')]

  it('draws those at the end only, or all of them when told to', () => {
    showChat(many)
    expect(rows().map((row) => row.dataset['messageId'])).toEqual(
      ['m4993', 'm4994', 'm4995', 'm4996', 'm4997', 'm4998', 'm4999'].slice(-rows().length),
    )
    expect(rows().length).toBeGreaterThanOrEqual(5)
    cleanup()
    showChat(many.slice(0, 40), { isVirtual: false })
    expect(rows()).toHaveLength(40)
  })

  it('reaches any message by keyboard, drawn or not', () => {
    showChat(many)
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
