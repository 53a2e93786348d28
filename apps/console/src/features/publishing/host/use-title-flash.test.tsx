import { VirtualClock } from '@omc/core/testing'
import { render, waitFor } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import type { AccountRun } from '../run/account-run.ts'
import type { FleetEntry } from '../run/run-registry.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { snapshotOf, waiting } from '../testing/run-snapshots.ts'
import { useTitleFlash } from './use-title-flash.ts'

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
  await addTexts(laterTexts)
})

// as: the title is made of the snapshot alone.
const run = {} as AccountRun
const entry = (change: Partial<RunSnapshot>): FleetEntry => ({ run, snapshot: snapshotOf(change) })

const clock = new VirtualClock()

function Host({ fleet }: { readonly fleet: readonly FleetEntry[] }) {
  useTitleFlash(fleet, clock)
  return null
}

it('names the account that needs a person, and stops once none does', async () => {
  document.title = '工作台'
  const { rerender } = render(<Host fleet={[entry({}), entry(waiting('bot-check'))]} />)
  await waitFor(() => expect(document.title).toBe('需要人工验证 · 小红豆'))
  rerender(<Host fleet={[entry({}), entry(waiting('pacing'))]} />)
  expect(document.title).toBe('工作台')
})
