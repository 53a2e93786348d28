import { behaviour } from '@omc/behaviours/vitest'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { EMOJI_TABLE, EMOJI_TABLE_EN } from '../emoji/emoji-table.ts'
import { ChatProvider } from '../frame/chat-provider.tsx'
import type { ChatProviderProps } from '../frame/chat-provider.tsx'
import { EmojiPanel } from './emoji-panel.tsx'
import { createEmojiMemory } from './recent-emoji.ts'

const show = (extra: ChatProviderProps = {}, recent: readonly string[] = []) => {
  const storage = createEmojiMemory()
  storage.write(recent)
  const onPick = vi.fn()
  const onLeave = vi.fn()
  render(
    <ChatProvider emoji={EMOJI_TABLE} {...extra}>
      <EmojiPanel storage={storage} onPick={onPick} onLeave={onLeave} />
    </ChatProvider>,
  )
  return { storage, onPick, onLeave, search: screen.getByRole('searchbox') }
}
const cells = () => within(screen.getByRole('grid')).queryAllByRole('button')
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })

it('shows all emoji in a grid, with focus on the first', () => {
  show()
  expect(cells()).toHaveLength(122)
  expect(screen.getAllByRole('row')[1]?.children).toHaveLength(8)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('微笑')
  expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})

it('moves by arrows, Home and End, a row being eight', () => {
  show()
  press('ArrowDown')
  expect(document.activeElement).toBe(cells()[8])
  press('End')
  expect(document.activeElement).toBe(cells()[15])
  press('Home')
  press('ArrowRight')
  expect(document.activeElement).toBe(cells()[9])
})

it('gives the picked one to the entry box and remembers it', () => {
  const { onPick, storage } = show({}, ['/:sun'])
  fireEvent.click(screen.getByRole('button', { name: '啤酒' }))
  expect(onPick.mock.calls[0]?.[0]).toMatchObject({ code: '/:beer' })
  expect(storage.read()).toEqual(['/:beer', '/:sun'])
})

it('shows what was used lately in a row of its own, before all', () => {
  show({}, ['/:sun', '/:beer'])
  const lately = screen.getByRole('rowgroup', { name: '最近使用' })
  const names = within(lately).getAllByRole('button')
  expect(names.map((cell) => cell.getAttribute('aria-label'))).toEqual(['太阳', '啤酒'])
  press('ArrowDown')
  expect(document.activeElement).toBe(cells()[2])
})

it('searches, takes the first by Enter, and says when there is none', () => {
  const { search, onPick } = show({}, ['/:sun'])
  fireEvent.change(search, { target: { value: '咖' } })
  expect(cells().map((cell) => cell.getAttribute('aria-label'))).toEqual(['咖啡'])
  fireEvent.keyDown(search, { key: 'Enter' })
  expect(onPick.mock.calls[0]?.[0]).toMatchObject({ code: '/:coffee' })
  fireEvent.change(search, { target: { value: '(' } })
  fireEvent.change(search, { target: { value: '没有的' } })
  expect(screen.getByRole('status').textContent).toBe('没有这样的表情')
  expect(cells()).toEqual([])
})

it('leads from the search into the grid by ↓, and leaves by Escape', () => {
  const { search, onLeave } = show()
  search.focus()
  press('ArrowDown')
  expect(document.activeElement).toBe(cells()[0])
  press('Escape')
  expect(onLeave).toHaveBeenCalledOnce()
})

it('speaks English', () => {
  show({ locale: 'en', emoji: EMOJI_TABLE_EN })
  expect(screen.getByRole('button', { name: 'Beer' })).toBeDefined()
  expect(screen.getByRole('region', { name: 'Emoji' })).toBeDefined()
})

it('shows pictures and squares of a sheet as well as glyphs', () => {
  const emoji = [
    { code: ':a:', name: 'a', look: { kind: 'image', url: 'https://a.example/a.png' } },
    { code: ':b:', name: 'b', look: { kind: 'sprite', column: 2, row: 1 } },
  ] as const
  show({ emoji })
  const [image, sprite] = cells()
  behaviour('B-281', () => {
    expect(image?.querySelector('img')?.src).toBe('https://a.example/a.png')
    const { backgroundPosition } = sprite!.querySelector('span')!.style
    expect(backgroundPosition).toContain('2 * -1.5em')
  })
})
