import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { AccountStatusPanel } from './account-status-panel.tsx'

const listTexts = textPart(
  () => import('./studio-contents.zh.ts'),
  () => import('./studio-contents.en.ts'),
)

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, listTexts]) await addTexts(part)
})
afterEach(cleanup)

const content = (id: string, account: string | null) =>
  ({ id, status: 'processed', studio_account_id: account }) as const

const show = (...rows: readonly ReturnType<typeof content>[]) => {
  const onDone = vi.fn()
  const shown = showInConsole({ admin: true }, (server) => {
    server.answer('studio_accounts.batch_content_status', {
      body: { data: { succeeded: rows, failed: [], undo_id: '1', job_id: null } },
    })
    return <AccountStatusPanel rows={rows} onClose={() => undefined} onDone={onDone} />
  })
  return { ...shown, onDone }
}

test('contents of one account move in one call about that account', async () => {
  const { transport, onDone } = show(content('1', '9'), content('2', '9'))
  fireEvent.click(await screen.findByRole('radio', { name: /已检查/ }))
  fireEvent.click(screen.getByRole('button', { name: '修改 2 条' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(transport.calls[0]?.path).toBe('/api/v1/studio_accounts/9/batch_content_status')
})

test('contents of several accounts, or of none, are not sent', () => {
  const { transport } = show(content('1', '9'), content('2', '8'))
  expect(screen.getByText(/属于 2 个账号/)).toBeDefined()
  cleanup()
  show(content('1', null))
  expect(screen.getByText(/还没有归到账号/)).toBeDefined()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(transport.calls).toEqual([])
})
