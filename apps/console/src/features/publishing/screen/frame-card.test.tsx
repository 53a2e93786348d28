import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import type { AccountRun } from '../run/account-run.ts'
import { UID } from '../testing/fake-ledger.ts'
import { snapshotOf } from '../testing/run-snapshots.ts'
import { FrameCard } from './frame-card.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, laterTexts]) await addTexts(part)
})

it.each([true, false])(
  'offers no reload while the page of a stopped run may answer (%s)',
  (isFrameBusy) => {
    // as: what the card asks for.
    const run = { key: UID, uid: UID, reloadFrame: vi.fn() } as unknown as AccountRun
    render(<FrameCard run={run} snapshot={snapshotOf({ isFrameBusy, publishIframe: true })} />)
    const reload = screen.getByRole<HTMLButtonElement>('button', { name: '重新载入页面' })
    expect(reload.disabled).toBe(isFrameBusy)
  },
)
