import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { showInConsole } from '../testing/show-in-console.tsx'
import { readSection } from './read-section.tsx'

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
})
afterEach(cleanup)

const Groups = readSection({
  operation: 'studio_accounts.get_groups',
  title: () => '群组',
  onPress: () => '查询群组',
  args: ({ id }) => ({ studio_account_id: id }),
  empty: () => '没有群组',
  Show: ({ data }) => data.map(({ label }) => label).join(),
}).Part

test('a platform is asked only on a press', async () => {
  const { transport } = showInConsole({ admin: true }, (server) => {
    server.answer('studio_accounts.get_groups', {
      body: { data: [{ id: '1', label: '读书群', accounts_count: 2 }] },
    })
    return <Groups record={{ id: '7' }} />
  })
  expect(screen.getByRole('heading', { name: '群组' })).toBeDefined()
  expect(transport.calls).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '查询群组' }))
  expect(await screen.findByText('读书群')).toBeDefined()
})

test('says that there is nothing, and hides itself without the right', async () => {
  showInConsole({ admin: true }, (server) => {
    server.answer('studio_accounts.get_groups', { body: { data: [] } })
    return <Groups record={{ id: '7' }} />
  })
  fireEvent.click(screen.getByRole('button', { name: '查询群组' }))
  expect(await screen.findByText('没有群组')).toBeDefined()
  cleanup()
  showInConsole({ admin: false, roles: [], permissions: [] }, () => <Groups record={{ id: '7' }} />)
  expect(screen.queryByRole('heading')).toBeNull()
})
