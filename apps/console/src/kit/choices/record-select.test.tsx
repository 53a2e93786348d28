import { toListDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { showInConsole } from '../testing/show-in-console.tsx'
import { RecordSelect } from './record-select.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
})
afterEach(cleanup)

const SELECT = 'studio_accounts.get_select'
const option = (id: string, label: string) => ({ id, label, uid: `uid-${id}` })
const ACCOUNT = { type: 'studio_accounts', id: '150', nickname: '海边画室', uid: 'uid-150' }
/** As many as one answer holds: there are others behind them. */
const FIRST = Array.from({ length: 100 }, (_, at) => option(String(at + 1), `第 ${at + 1} 号`))

test('an account behind the first hundred has its name, and another is found by a search', async () => {
  const chosen: string[] = []
  const { transport } = showInConsole({ admin: true }, (server) => {
    server.answer(SELECT, { status: 200, body: { data: FIRST } })
    server.answer(SELECT, { status: 200, body: { data: [option('222', '远山茶铺')] } })
    server.answer('studio_accounts.list', {
      body: toListDocument([ACCOUNT]),
    })
    return (
      <RecordSelect
        options={SELECT}
        label="账号"
        placeholder="选择账号"
        chosen="150"
        onChoose={(id) => chosen.push(id)}
      />
    )
  })
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: '账号' })
  await waitFor(() => expect(box.value).toBe('海边画室'))
  fireEvent.click(box)
  fireEvent.change(box, { target: { value: '远山' } })
  fireEvent.click(await screen.findByRole('option', { name: '远山茶铺' }))
  expect(chosen).toEqual(['222'])
  expect(transport.calls.map(({ operation }) => operation)).toEqual([
    SELECT,
    'studio_accounts.list',
    SELECT,
  ])
})
