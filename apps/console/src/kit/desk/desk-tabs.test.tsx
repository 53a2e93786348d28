import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startI18n } from '../../kernel/i18n/i18n.ts'
import type { DeskTab } from './desk-definition.ts'
import { DeskTabs } from './desk-tabs.tsx'

beforeAll(async () => startI18n())
afterEach(cleanup)

const SUBJECT = { id: 'windmill', label: () => '风车' }
const tab = (id: string, label: string, subject?: DeskTab['subject']): DeskTab => ({
  id,
  label: () => label,
  operation: 'carry_contents.list',
  Page: () => null,
  ...(subject ? { subject } : {}),
})
const TABS = [
  tab('carry', '采集'),
  tab('windmill', '内容', SUBJECT),
  tab('crowds', '人群', SUBJECT),
]

function draw(openId: string, tabs: readonly DeskTab[] = TABS) {
  const onOpen = vi.fn()
  render(
    <DeskTabs
      label="内容"
      tabs={tabs}
      openId={openId}
      onOpen={onOpen}
      Head={undefined}
      scope={{}}
    />,
  )
  return onOpen
}
const names = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent)
const chosen = (role: string) =>
  screen
    .queryAllByRole(role)
    .filter((one) => one.matches('[aria-selected=true], [aria-checked=true]'))
    .map(({ textContent }) => textContent)

test('lists of one subject stand behind one tab, with a switch where it is open', async () => {
  draw('carry')
  expect([names('tab'), names('radio')]).toEqual([['采集', '风车'], []])
  cleanup()
  const onOpen = draw('crowds')
  await screen.findAllByRole('radio')
  expect([chosen('tab'), names('radio'), chosen('radio')]).toEqual([
    ['风车'],
    ['内容', '人群'],
    ['人群'],
  ])
  fireEvent.click(screen.getByRole('radio', { name: '内容' }))
  expect(onOpen).toHaveBeenLastCalledWith('windmill')
})

test('who may see one list of a subject gets its tab and no switch', () => {
  draw(
    'crowds',
    [TABS[0], TABS[2]].filter((one) => one !== undefined),
  )
  expect([names('tab'), chosen('tab'), names('radio')]).toEqual([['采集', '风车'], ['风车'], []])
})

test('the focus stays on the switch when another list takes the place of the open one', async () => {
  const props = { label: '内容', tabs: TABS, onOpen: vi.fn(), Head: undefined, scope: {} }
  const page = render(<DeskTabs key="windmill" openId="windmill" {...props} />)
  const first = await screen.findByRole('radio', { name: '内容' })
  first.focus()
  page.rerender(<DeskTabs key="crowds" openId="crowds" {...props} />)
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '人群' }))
  page.rerender(<DeskTabs key="carry" openId="carry" {...props} />)
  // The switch is gone; a page without focus keeps none.
  expect(document.activeElement).toBe(document.body)
})
