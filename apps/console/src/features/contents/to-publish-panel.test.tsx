import { createSdk } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { createToasts } from '@omc/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../kernel/data/create-query-client.ts'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { ServicesContext, type Services } from '../../kernel/services/services-context.ts'
import { ToPublishPanel } from './to-publish-panel.tsx'

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
  await addTexts(panelTexts)
})
afterEach(cleanup)

/** Two accounts of one uid at two platforms. */
const ACCOUNTS = [
  { id: '1', uid: '88', label: '阿明', platform: 'jd', avatar: '' },
  { id: '2', uid: '88', label: '小雨', platform: 'guangguang', avatar: '' },
]

const SENT = {
  kind: 'jsonapi',
  document: { data: { attributes: { uid: '88', platform: 'guangguang' } } },
}

function setUp(assigned: readonly (string | null)[]) {
  const transport = fakeTransport()
  const silent = () => undefined
  const queryClient = createQueryClient({ tell: silent, report: silent })
  transport.answer('studio_accounts.get_select', { body: { data: ACCOUNTS } })
  transport.answer('carry_contents.batch_to_publish', {
    body: { data: { succeeded: [], failed: [], undo_id: null } },
  })
  // as: the panel uses only these services.
  const services = {
    sdk: createSdk({ transport }),
    queryClient,
    toasts: createToasts(),
  } as unknown as Services
  const rows = assigned.map((id, at) => ({ id: String(at + 1), assigned_account_id: id }))
  const onDone = vi.fn()
  render(
    <QueryClientProvider client={queryClient}>
      <ServicesContext value={services}>
        {/* as: the panel reads only these members of a row. */}
        <ToPublishPanel rows={rows as never} onClose={vi.fn()} onDone={onDone} />
      </ServicesContext>
    </QueryClientProvider>,
  )
  const sent = async () => {
    fireEvent.click(screen.getByRole('button', { name: `提交 ${rows.length} 条` }))
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    return transport.calls.find(({ operation }) => operation === 'carry_contents.batch_to_publish')
  }
  return { sent }
}

const chosen = () =>
  screen
    .queryAllByRole('radio', { checked: true })
    .map((radio) => radio.closest('label')?.textContent)

test('sends the platform with the uid, and marks one of two accounts of one uid', async () => {
  const { sent } = setUp([null, null])
  fireEvent.click(await screen.findByRole('radio', { name: /小雨/ }))
  expect(chosen()).toEqual([expect.stringContaining('小雨')])
  expect((await sent())?.body).toMatchObject(SENT)
})

test('starts with the account to which all contents are assigned', async () => {
  const { sent } = setUp(['2', '2'])
  await vi.waitFor(() => expect(chosen()).toEqual([expect.stringContaining('小雨')]))
  expect((await sent())?.body).toMatchObject(SENT)
})

test('starts with none when contents are assigned to several accounts, or to none', async () => {
  setUp(['1', '2'])
  await screen.findByRole('radio', { name: /小雨/ })
  expect(chosen()).toEqual([])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '提交 2 条' }).disabled).toBe(true)
})
