import { createSdk } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../kernel/data/create-query-client.ts'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { ServicesContext, type Services } from '../../../kernel/services/services-context.ts'
import type { AccountRun } from '../run/account-run.ts'
import { runView } from '../run/run-view.ts'
import { UID } from '../testing/fake-ledger.ts'
import { snapshotOf, waiting } from '../testing/run-snapshots.ts'
import { RunActions } from './run-actions.tsx'

const run = { uid: UID, endCheck: vi.fn(), skipWait: vi.fn() }
const tell = vi.fn()

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, laterTexts]) await addTexts(part)
})
beforeEach(() => vi.clearAllMocks())

/** A run that waits because its channel asked for a check, or because the server holds it for one. */
function show(why: 'bot-check' | 'cooldown') {
  const snapshot = snapshotOf(waiting(why))
  const services = { sdk: createSdk({ transport: fakeTransport() }) }
  const client = createQueryClient({ tell, report: vi.fn() })
  return render(
    <QueryClientProvider client={client}>
      {/* as: what the act asks for. */}
      <ServicesContext value={services as unknown as Services}>
        <RunActions
          run={run as unknown as AccountRun}
          snapshot={snapshot}
          view={runView(snapshot)}
        />
      </ServicesContext>
    </QueryClientProvider>,
  )
}
const press = () => fireEvent.click(screen.getByRole('button', { name: '我已完成' }))

it.each(['bot-check', 'cooldown'] as const)(
  'a press during a wait for a check (%s) tells the server which account has passed it',
  async (why) => {
    run.endCheck.mockResolvedValue({ ended: true })
    show(why)
    press()
    await waitFor(() => expect(run.endCheck).toHaveBeenCalledOnce())
    expect(run.endCheck.mock.lastCall?.[0]).toEqual({ id: '1' })
    expect([run.skipWait, tell].map((one) => one.mock.calls.length)).toEqual([0, 0])
  },
)

it('the person is told where the server could not be reached, and can press again', async () => {
  run.endCheck.mockRejectedValueOnce(new Error('offline'))
  show('bot-check')
  press()
  await waitFor(() => expect(tell).toHaveBeenCalledOnce())
  press()
  await waitFor(() => expect(run.endCheck).toHaveBeenCalledTimes(2))
})
