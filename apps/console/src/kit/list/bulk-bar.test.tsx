import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { showInConsole } from '../testing/show-in-console.tsx'
import { BulkBar } from './bulk-bar.tsx'

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
  await addTexts(panelTexts)
})
afterEach(cleanup)

const bar = { acts: [], count: 2, isBusy: false, onAct: () => undefined, onClear: () => undefined }

test('says that too many rows match instead of offering to select all of them', () => {
  showInConsole({}, () => <BulkBar {...bar} page={{ total: 10_000, totalCapped: true }} />)
  expect(screen.getByText(/^共 10,000\+ 项/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /选择全部/ })).toBeNull()
})

test('offers to select all rows while their number is known', () => {
  showInConsole({}, () => (
    <BulkBar
      {...bar}
      page={{ total: 1_284, totalCapped: false }}
      all={{ count: 1_284, onChoose: () => undefined }}
    />
  ))
  expect(screen.getByRole('button', { name: /1,284/ })).toBeDefined()
})
