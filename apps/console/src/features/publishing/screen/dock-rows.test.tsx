import { render, screen } from '@testing-library/react'
import { proxy, ref } from 'valtio'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { setRegistry } from '../host/registry-store.ts'
import type { RunRegistry } from '../run/run-registry.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { UID } from '../testing/fake-ledger.ts'
import { inPhase, ITEM, snapshotOf } from '../testing/run-snapshots.ts'
import DockRows from './dock-rows.tsx'

const run = { key: UID, uid: UID, pause: vi.fn(), resume: vi.fn() }
const RUN_NOW = 500_000

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, laterTexts]) await addTexts(part)
})
afterEach(() => setRegistry(null))

function show(change: Partial<RunSnapshot>) {
  const fleet = [{ run, snapshot: snapshotOf(change) }]
  // as: what a row of the tray asks for.
  setRegistry({ state: proxy({ fleet: ref(fleet) }), now: () => RUN_NOW } as unknown as RunRegistry)
  render(<DockRows runs={[UID]} onLeave={vi.fn()} />)
}
const acts = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))

it('offers to pause a run, and counts by its own clock', () => {
  const wait = { why: 'pacing', sinceAt: RUN_NOW, dueAt: RUN_NOW + 7_000 } as const
  show(inPhase({ tag: 'waiting', ...wait, resume: { tag: 'fetch' } }))
  expect(acts()).toEqual(['暂停 小红豆', '回到发布控制台 小红豆'])
  expect(screen.getByRole('timer').textContent).toBe('00:07')
})

it('offers nothing to pause where a stopped run only waits for the answer of its page', () => {
  const outcome = { tag: 'unknown', reason: 'cancelled' } as const
  const last = { item: ITEM, outcome, at: 1 }
  show({ ...inPhase({ tag: 'stopped', why: 'cancelled' }, { last }), isFrameBusy: true })
  expect(acts()).toEqual(['回到发布控制台 小红豆'])
})
