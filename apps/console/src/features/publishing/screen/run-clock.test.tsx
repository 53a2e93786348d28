import { formatElapsed } from '@omc/shell'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { clockTime } from '../../../kernel/i18n/moments.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { steadyNow } from '../../../kernel/ports/steady-now.ts'
import { setRegistry } from '../host/registry-store.ts'
import type { RunRegistry } from '../run/run-registry.ts'
import { runView, waitOf } from '../run/run-view.ts'
import { createRunRig } from '../testing/run-rig.ts'
import { inPhase, snapshotOf } from '../testing/run-snapshots.ts'
import { RunMessage } from './run-message.tsx'
import { WaitLine } from './wait-line.tsx'

const START = Date.parse('2026-03-02T09:00:00Z')
const HOUR_MS = 3_600_000
const WAIT_MS = 7_000

let counterMs: number
let now: () => number

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, laterTexts]) await addTexts(part)
})
beforeEach(() => {
  vi.useFakeTimers({ now: START })
  counterMs = 0
  now = steadyNow(
    () => Date.now(),
    () => counterMs,
  )
  // as: the screens ask the registry for its clock.
  setRegistry({ state: { fleet: [] }, now } as unknown as RunRegistry)
})
afterEach(() => {
  setRegistry(null)
  vi.useRealTimers()
})

const putBack = () => vi.setSystemTime(Date.now() - HOUR_MS)
const pass = (ms: number) =>
  act(() => {
    counterMs += ms
    vi.advanceTimersByTime(ms)
  })

function show() {
  const phase = { tag: 'waiting', why: 'pacing', sinceAt: now(), dueAt: now() + WAIT_MS } as const
  const snapshot = snapshotOf(inPhase({ ...phase, resume: { tag: 'fetch' } }))
  const view = runView(snapshot)
  const wait = waitOf(view)
  return wait && render(<WaitLine snapshot={snapshot} view={view} wait={wait} />)
}
const left = () => screen.getByRole('timer').textContent
const line = () => screen.getByTestId('wait').textContent

it('counts a wait down to its end where the clock of the machine was put back before', () => {
  putBack()
  show()
  expect(left()).toBe('00:07')
  expect(line()).toContain(clockTime(START - HOUR_MS + WAIT_MS))
  pass(3_000)
  expect(left()).toBe('00:04')
})

it('follows a clock that is put back while the wait is shown', () => {
  show()
  expect(line()).toContain(clockTime(START + WAIT_MS))
  putBack()
  pass(1_000)
  expect(left()).toBe('00:06')
  pass(9_000)
  expect(line()).toContain(clockTime(START - HOUR_MS + WAIT_MS))
})

it('says the right time of a paused run too', () => {
  const wait = { why: 'failure', sinceAt: now(), dueAt: now() + WAIT_MS } as const
  const snapshot = snapshotOf(inPhase({ tag: 'paused', wait }))
  putBack()
  render(<RunMessage view={runView(snapshot)} snapshot={snapshot} mayRun />)
  expect(screen.getByTestId('run-message').textContent).toContain(
    clockTime(START - HOUR_MS + WAIT_MS),
  )
})

it('says how long a run worked that was stopped in a pause', async () => {
  const { channel, clock, open } = createRunRig()
  channel.enqueue(3)
  const { run } = open()
  void run.connect()
  await clock.settle()
  void run.start()
  await clock.advance(3_000)
  run.pause()
  const { startedAt, pausedAt } = run.state.totals
  const time = formatElapsed(Number(pausedAt) - Number(startedAt))
  expect(time).not.toBe(formatElapsed(0))
  await clock.advance(HOUR_MS)
  run.stop()
  render(<RunMessage view={runView(run.state)} snapshot={run.state} mayRun />)
  expect(screen.getByTestId('run-message').textContent).toContain(
    `发布 1 条，失败 0 次，用时 ${time}`,
  )
})
