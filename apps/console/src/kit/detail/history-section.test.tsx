import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { noteDrawn } from '../../kernel/page/first-drawn.ts'
import { showInConsole } from '../testing/show-in-console.tsx'
import { historySection } from './history-section.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
  noteDrawn()
})
afterEach(cleanup)

const History = historySection('carry_items').Part

function open(permissions: readonly string[]) {
  return showInConsole({ admin: false, roles: [], permissions }, (server) => {
    const attributes = { operation: 'carry_items.set_random_pool', full_name: '李雷' }
    const data = [{ id: '1', type: 'audit_events', attributes }]
    server.always('audit_events.list', { body: { data, meta: { record_count: 1 } } })
    return <History record={{ id: '7' }} />
  })
}

test('shows who changed the record', async () => {
  const { transport } = open(['audit:read'])
  const line = await screen.findByText('修改随机池', {}, { timeout: 5000 })
  expect(line.title).toBe('carry_items.set_random_pool')
  expect(screen.getByText('李雷')).toBeDefined()
  const asked = new URLSearchParams(transport.calls[0]?.query)
  expect(asked.get('filter[subject_type]')).toBe('carry_items')
  expect(asked.get('filter[subject_id]')).toBe('7')
})

test('requests nothing for people who may not read the audit trail', () => {
  const { transport } = open([])
  expect(screen.queryByText('操作记录')).toBeNull()
  expect(transport.calls).toEqual([])
})
