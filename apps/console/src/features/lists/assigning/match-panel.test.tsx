import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { assigningTexts } from './assigning-texts.ts'
import { MatchPanel } from './match-panel.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, assigningTexts]) await addTexts(part)
})
afterEach(cleanup)

const ROWS = [
  { id: '1', title: '防晒衣' },
  { id: '2', title: '露营灯' },
]
const PROPOSED = {
  matched: [
    {
      id: '1',
      studio_account_id: '9',
      uid: '88213',
      nickname: '小红豆',
      platform: 'jd',
      why: 'category',
      room: 3,
    },
  ],
  unmatched: [{ id: '2', why: 'no_room' }],
}

test('gives contents to the proposed accounts, and says why one has none', async () => {
  const done: unknown[] = []
  const { transport } = showInConsole({ admin: true }, (server) => {
    server.answer('creator_contents.batch_match_account', { body: { data: PROPOSED } })
    server.answer('creator_contents.batch_assign_account', {
      body: { data: { succeeded: [{ id: '1' }], failed: [], undo_id: '5', job_id: null } },
    })
    return (
      <MatchPanel
        rows={ROWS}
        onClose={() => undefined}
        onDone={(result) => done.push(result.succeeded)}
      />
    )
  })
  await screen.findByText(/小红豆 · 类目相符/)
  expect(screen.getByText('账号今日已满')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '分配 1 条' }))
  await waitFor(() => expect(done).toEqual([[{ id: '1' }]]))
  const sent = transport.calls.find(({ operation }) => operation.endsWith('.batch_assign_account'))
  expect(JSON.stringify(sent?.body)).toContain('"assignments":[{"id":"1","studio_account_id":"9"}]')
})
