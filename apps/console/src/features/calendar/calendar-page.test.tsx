import type { TransportResponse } from '@omc/sdk'
import { toDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { textPart } from '../../kernel/i18n/text-part.ts'
import { showInConsole } from '../../kit/testing/show-in-console.tsx'
import { CalendarPage } from './calendar-page.tsx'
import type { PlanRow } from './calendar-rows.ts'
import { accountRow, itemRow, planRow } from './testing/calendar-rows.ts'

const texts = textPart(
  () => import('./calendar.zh.ts'),
  () => import('./calendar.en.ts'),
)
beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, texts]) await addTexts(part)
})
// Wednesday, 10:00 in Shanghai.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T02:00:00Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const PLAN = '09:30 早晚各五篇'

/** The calendar of three accounts on a server that takes every change. */
function show(
  person: object = { admin: true },
  query = '',
  plan: Partial<PlanRow> = {},
  group = 'carry',
) {
  // What may be live fills the day, although none of it is known to be published.
  const doubted = { ...accountRow(), day_publish_count: 0 }
  const other = { id: '2', nickname: '阿紫', timezone: 'Europe/Berlin', day_task_count: 0 }
  return showInConsole(person, (server) => {
    const list = (type: string, rows: readonly { readonly id: string }[]) => ({
      body: {
        data: rows.map(({ id, ...attributes }) => ({ type, id, attributes })),
        meta: { record_count: rows.length },
      },
    })
    server.always('plans.list', list('plans', [planRow(plan)]))
    server.always(
      'publish_contents.list',
      list('publish_contents', [
        itemRow(),
        itemRow({ id: '10', title: '围巾', studio_account_id: '2', status: 'submitting' }),
      ]),
    )
    server.always('studio_accounts.list', list('studio_accounts', [doubted, accountRow(other)]))
    const saved = { body: toDocument({ id: '7', type: 'plans' }) }
    server.always('plans.update', saved)
    server.always('publish_contents.update', saved)
    return (
      <MemoryRouter initialEntries={[`/${group}/account/list?tab=calendar${query}`]}>
        <CalendarPage above={null} />
      </MemoryRouter>
    )
  })
}

type Shown = ReturnType<typeof show>
const sentBy = ({ transport }: Shown) =>
  transport.calls
    .filter(({ operation }) => operation.endsWith('.update'))
    .map(({ operation, body }) => `${operation} ${JSON.stringify(body)}`)

const entryNamed = (name: RegExp) => screen.findByRole('button', { name })
const chipOf = (button: HTMLElement) => button.closest('li')!
const cell = (lane: string, column: string) =>
  document.querySelector(`[data-cell="${lane} ${column}"]`)!

function drag(entry: HTMLElement, to: Element) {
  const dataTransfer = { setData: () => undefined, effectAllowed: 'none' }
  fireEvent.dragStart(chipOf(entry), { dataTransfer })
  fireEvent.dragOver(to, { dataTransfer })
  fireEvent.drop(to, { dataTransfer })
  fireEvent.dragEnd(chipOf(entry), { dataTransfer })
}

test('accounts have lanes with cap, quiet hours and zone, and the current time its line', async () => {
  show()
  expect(
    await screen.findByRole('rowheader', { name: /小红豆.*今天 12\/20.*静默 23:00–07:30/ }),
  ).toBeTruthy()
  expect(
    screen.getByRole('rowheader', { name: /阿紫.*今天 12，不限.*Europe\/Berlin 时间/ }),
  ).toBeTruthy()
  expect(screen.getByText('时区 Asia/Shanghai（UTC+8）')).toBeTruthy()
  const today = screen.getByRole('columnheader', { current: 'date' })
  expect(today.dataset['column']).toBe('2026-11-25')
  // One line a lane, on the day it is there.
  expect(document.querySelectorAll('[data-now]')).toHaveLength(2)
  // 11:00 in Shanghai is 04:00 in Berlin.
  expect(within(cell('2', '2026-11-26') as HTMLElement).getByText('04:00')).toBeTruthy()
})

test('an entry dragged to another day keeps its time, and takes the focus there', async () => {
  const shown = show()
  const entry = (await screen.findAllByRole('button', { name: new RegExp(PLAN) }))[1]!
  drag(entry, cell('1', '2026-11-28'))
  await waitFor(() => expect(sentBy(shown)).toHaveLength(1))
  expect(sentBy(shown)[0]).toContain('"weekdays":[1,6]')
  expect(sentBy(shown)[0]).not.toContain('times')
})

test('nothing is let go in the past, on another account, or by who may only look', async () => {
  const shown = show()
  const item = await entryNamed(/秋天的第一杯奶茶/)
  drag(item, cell('1', '2026-11-24'))
  drag(item, cell('2', '2026-11-28'))
  // A device holds it.
  drag(await entryNamed(/围巾/), cell('2', '2026-11-28'))
  expect(sentBy(shown)).toEqual([])
  cleanup()
  const looking = show({ roles: ['gh_pic'] })
  const plan = (await screen.findAllByRole('button', { name: new RegExp(PLAN) }))[1]!
  expect(chipOf(plan).getAttribute('draggable')).toBe('false')
  drag(plan, cell('1', '2026-11-28'))
  fireEvent.keyDown(plan, { key: 'ArrowRight', shiftKey: true })
  expect(sentBy(looking)).toEqual([])
})

test('Shift and an arrow move by a day in a week, and by an hour in a day', async () => {
  const shown = show()
  fireEvent.keyDown(await entryNamed(/秋天的第一杯奶茶/), { key: 'ArrowRight', shiftKey: true })
  await waitFor(() => expect(sentBy(shown)[0]).toContain('"release_at":"2026-11-27T03:00:00.000Z"'))
  cleanup()
  const day = show({ admin: true }, '&view=day&day=2026-11-26')
  fireEvent.keyDown(await entryNamed(new RegExp(PLAN)), { key: 'ArrowLeft', shiftKey: true })
  await waitFor(() => expect(sentBy(day)[0]).toContain('"times":["08:30","20:00"]'))
  // 23:00 to 07:30: seven hours and a half in the morning, one at night.
  expect(cell('1', '7').querySelector<HTMLElement>('[data-quiet]')?.style.width).toBe('50%')
  expect(cell('1', '8').querySelector('[data-quiet]')).toBeNull()
  expect(cell('1', '23').querySelector<HTMLElement>('[data-quiet]')?.style.width).toBe('100%')
})

test('the menu does what dragging does; days that cannot be are named with the reason', async () => {
  const shown = show()
  const entry = (await screen.findAllByRole('button', { name: new RegExp(PLAN) }))[1]!
  fireEvent.keyDown(entry, { key: 'Enter' })
  const past = await screen.findByRole('menuitem', { name: /11月24日.*（已过去）/ })
  expect(past.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('menuitem', { name: /11月27日/ }))
  await waitFor(() => expect(sentBy(shown)[0]).toContain('"weekdays":[1,5]'))
})

test('any time can be written; one that the plan has is refused before it is sent', async () => {
  const shown = show()
  const entry = (await screen.findAllByRole('button', { name: new RegExp(PLAN) }))[1]!
  fireEvent.keyDown(entry, { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: '改时间…' }))
  const time = await screen.findByLabelText('时间')
  fireEvent.change(time, { target: { value: '20:00' } })
  expect(await screen.findByText('计划在那时已有安排')).toBeTruthy()
  fireEvent.change(time, { target: { value: '10:15' } })
  fireEvent.click(screen.getByRole('button', { name: '移动' }))
  await waitFor(() => expect(sentBy(shown)[0]).toContain('"times":["10:15","20:00"]'))
})

test('a second move waits until the first is saved, and says so; a dialog stays open', async () => {
  const shown = show()
  let save = (_saved: TransportResponse) => {}
  shown.transport.answer('plans.update', () => new Promise((resolve) => (save = resolve)))
  const plan = (await screen.findAllByRole('button', { name: new RegExp(PLAN) }))[1]!
  const item = await entryNamed(/秋天的第一杯奶茶/)
  drag(plan, cell('1', '2026-11-28'))
  await waitFor(() => expect(chipOf(plan).getAttribute('aria-busy')).toBe('true'))
  fireEvent.keyDown(item, { key: 'ArrowRight', shiftKey: true })
  const told = shown.toasts.state.list.map(({ title }) => title)
  expect(told).toEqual(['上一处改动还在保存，请稍后再移动'])
  fireEvent.keyDown(item, { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: '改时间…' }))
  fireEvent.change(await screen.findByLabelText('时间'), { target: { value: '20:00' } })
  const move = screen.getByRole('button', { name: '移动' })
  fireEvent.click(move)
  expect(move.getAttribute('aria-busy')).toBe('true')
  expect(sentBy(shown)).toHaveLength(1)
  save({ status: 200, body: toDocument({ id: '7', type: 'plans' }), requestId: null })
  await waitFor(() => expect(move.getAttribute('aria-busy')).not.toBe('true'))
  fireEvent.click(move)
  await waitFor(() => expect(sentBy(shown)[1]).toContain('"release_at":"2026-11-26T12:00:00.000Z"'))
})

test('a narrow screen lists the entries by day, with account and menu', async () => {
  const listen = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => ({ matches: true, ...listen }))
  const shown = show()
  const thursday = await screen.findByRole('region', { name: /11月26日/ })
  expect(within(thursday).getAllByRole('button')).toHaveLength(4)
  expect(within(thursday).getAllByText(/小红豆/).length).toBeGreaterThan(0)
  expect(screen.queryByRole('table')).toBeNull()
  fireEvent.keyDown(within(thursday).getByRole('button', { name: new RegExp(PLAN) }), {
    key: 'Enter',
  })
  fireEvent.click(await screen.findByRole('menuitem', { name: /11月28日/ }))
  await waitFor(() => expect(sentBy(shown)[0]).toContain('"weekdays":[1,6]'))
})

test('a plan that is off is dashed and one whose last run failed is marked, both in words', async () => {
  show({ admin: true }, '', { enabled: false, last_job_state: 'failed' })
  const [entry] = await screen.findAllByRole('button', { name: /计划已停用.*上次未成功/ })
  expect(chipOf(entry!).className).toMatch(/border-dashed.*ring-danger/)
})

test('a group of screens asks for the plans and items of its channels only', async () => {
  const asked = async (group: string) => {
    const { transport } = show({ admin: true }, '&account=7', {}, group)
    await screen.findAllByRole('button', { name: new RegExp(PLAN) })
    const calls = transport.calls.filter(({ operation }) =>
      ['plans.list', 'publish_contents.list'].includes(operation),
    )
    cleanup()
    return calls.map(({ query }) => decodeURIComponent(query))
  }
  const ofGroup = await asked('guanghe')
  expect(ofGroup).toHaveLength(2)
  for (const query of ofGroup) {
    expect(query).toContain('filter[platform]=guangguang')
    expect(query).toContain('filter[studio_account_id]=7')
  }
  expect((await asked('carry')).join()).not.toContain('filter[platform]')
})
