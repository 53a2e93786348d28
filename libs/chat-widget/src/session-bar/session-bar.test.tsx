import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ChatProvider } from '../frame/chat-provider.tsx'
import type { ChatSession } from '../model/chat-session.ts'
import { SessionBar } from './session-bar.tsx'

const SESSIONS = [
  { id: 'a', name: '韩梅', dept: '运营', unreadCount: 3 },
  { id: 'b', name: '李雷', unreadCount: 0 },
  { id: 'c', name: '林涛', unreadCount: 120 },
]

const show = (sessions: readonly ChatSession[] = SESSIONS) => {
  const onSession = vi.fn()
  render(
    <ChatProvider onSession={onSession}>
      <SessionBar sessions={sessions} activeId="b" />
    </ChatProvider>,
  )
  return onSession
}

it('shows the active conversation and what is unread: nothing below 1, 99+ above 99', () => {
  show()
  const options = screen.getAllByRole('option')
  expect(options.map((one) => one.getAttribute('aria-selected'))).toEqual([
    'false',
    'true',
    'false',
  ])
  const badges = options.map((one) => one.querySelector('.omc-chat-badge')?.textContent)
  expect(badges).toEqual(['3', undefined, '99+'])
  expect(screen.getByRole('option', { name: /120 条未读/ })).toBeDefined()
})

it('only tells of choosing and removing: both are up to the host', () => {
  const told = show()
  fireEvent.click(screen.getByRole('option', { name: /林涛/ }))
  fireEvent.click(screen.getByRole('button', { name: '移除会话 韩梅' }))
  expect(told.mock.calls).toEqual([
    [{ type: 'select', session: SESSIONS[2] }],
    [{ type: 'remove', session: SESSIONS[0] }],
  ])
  expect(screen.getAllByRole('option')).toHaveLength(3)
})

it('moves by arrows from the active one without choosing, and removes by Delete', () => {
  const told = show()
  const options = screen.getAllByRole('option')
  expect(options.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
  options[1]?.focus()
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(options[2])
  fireEvent.keyDown(document.activeElement!, { key: 'Home' })
  expect(document.activeElement).toBe(options[0])
  expect(told).not.toHaveBeenCalled()
  fireEvent.keyDown(document.activeElement!, { key: 'Delete' })
  expect(told.mock.calls).toEqual([[{ type: 'remove', session: SESSIONS[0] }]])
})

it.each([
  [-1, undefined],
  [0, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('shows %s unread as %s', (unreadCount, badge) => {
  show([{ id: 'a', name: '韩梅', unreadCount }])
  expect(document.querySelector('.omc-chat-badge')?.textContent).toBe(badge)
})

it('says 暂无会话 when there are none', () => {
  show([])
  expect(screen.getByText('暂无会话')).toBeDefined()
  expect(screen.queryByRole('listbox')).toBeNull()
})
