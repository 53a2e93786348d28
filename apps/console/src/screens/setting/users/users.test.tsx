import { createSdk } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { changeOnList } from '../../../features/loading-mask/testing/change-on-list.tsx'
import { createQueryClient } from '../../../kernel/data/create-query-client.ts'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { parsePerson } from '../../../kernel/session/person.ts'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { route } from './users.route.ts'
import { Screen } from './users.screen.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, ...route.texts]) await addTexts(part)
})
afterEach(cleanup)

const PERMISSIONS = { reader: ['user:read'], other: [] }

/** Operations requested ahead for a person with these permissions. */
async function askedFor(permissions: readonly string[]): Promise<readonly string[]> {
  const read = parsePerson({ username: 'lin', roles: ['vip'], permissions })
  if (read.tag === 'malformed') throw new Error(read.field)
  const transport = fakeTransport()
  transport.always('users.list', { body: { data: [], meta: { record_count: 0 } } })
  const ports = {
    sdk: createSdk({ transport }),
    queryClient: createQueryClient({ tell: () => undefined, report: () => undefined }),
    person: read.person,
  }
  await Screen.ask?.(ports, new URLSearchParams(), '/ucenter/user')
  return transport.calls.map(({ operation }) => operation)
}

test('requests users ahead only for people who may read them', async () => {
  expect(await askedFor(PERMISSIONS.reader)).toEqual(['users.list'])
  expect(await askedFor(PERMISSIONS.other)).toEqual([])
})

test('says that a right is missing, under the title of the address, and requests nothing', () => {
  const { transport } = showInConsole({ admin: false, roles: [], permissions: [] }, () => (
    <MemoryRouter initialEntries={['/ucenter/user']}>
      <Screen />
    </MemoryRouter>
  ))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('用户管理')
  expect(screen.getByText('没有权限')).toBeDefined()
  expect(transport.calls).toEqual([])
})

test('the page is masked while a change of a person is sent', async () => {
  const answer = await changeOnList(<Screen />, '/setting/user')
  expect(await screen.findByTestId('loading-mask')).toBeTruthy()
  answer()
  await waitFor(() => expect(screen.queryByTestId('loading-mask')).toBeNull())
})
