import { createSdk } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { ServicesContext, type Services } from '../../../kernel/services/services-context.ts'
import { RestoreNotice } from './restore-notice.tsx'

const NOTICE = 'studio_accounts.restore_notice'
const RESUME = 'studio_accounts.resume_queues'
const CALM = { restored_at: null, paused_count: 0, checking_count: 0, needs_human_count: 0 }
const RESTORED = { ...CALM, restored_at: '2026-11-21T02:00:00.000Z' }

let fake: ReturnType<typeof fakeTransport>
beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
  await addTexts(laterTexts)
})
beforeEach(() => {
  fake = fakeTransport()
})

function show(mayResume = true) {
  // as: the notice uses only the SDK.
  const services = { sdk: createSdk({ transport: fake }) } as unknown as Services
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <ServicesContext value={services}>
        <RestoreNotice mayResume={mayResume} />
      </ServicesContext>
    </QueryClientProvider>,
  )
}

it('says how many items are looked up and how many queues wait, until a person resumes them', async () => {
  fake.answer(NOTICE, { body: { data: { ...RESTORED, paused_count: 3, checking_count: 12 } } })
  fake.answer(RESUME, { body: { data: { resumed_count: 3 } } })
  fake.answer(NOTICE, { body: { data: RESTORED } })
  show()
  const said = (await screen.findByTestId('restore-notice')).textContent
  expect(said).toContain('数据库已从备份恢复')
  expect(said).toContain('正在向渠道核实 12 条')
  expect(said).toContain('3 个账号的队列已暂停')
  fireEvent.click(screen.getByTestId('resume-queues'))
  await waitFor(() => expect(screen.queryByTestId('restore-notice')).toBeNull())
  expect(fake.calls.map(({ operation }) => operation)).toEqual([NOTICE, RESUME, NOTICE])
})

it('shows nothing in a database that was never restored', async () => {
  fake.answer(NOTICE, { body: { data: CALM } })
  show()
  await waitFor(() => expect(fake.calls).toHaveLength(1))
  expect(screen.queryByTestId('restore-notice')).toBeNull()
})

it('stays until a person has settled what the channels could not tell', async () => {
  fake.answer(NOTICE, { body: { data: { ...RESTORED, needs_human_count: 2 } } })
  show()
  const said = (await screen.findByTestId('restore-notice')).textContent
  expect(said).toContain('有 2 条渠道无法确认')
  expect(screen.queryByTestId('resume-queues')).toBeNull()
})

it('offers no act to who may not publish', async () => {
  fake.answer(NOTICE, { body: { data: { ...RESTORED, paused_count: 1 } } })
  show(false)
  await screen.findByTestId('restore-notice')
  expect(screen.queryByTestId('resume-queues')).toBeNull()
})
