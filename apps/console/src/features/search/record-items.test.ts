import { createSdk } from '@omc/sdk'
import { fakeTransport, toErrorDocument } from '@omc/sdk/testing'
import { expect, test } from 'vitest'
import type { Person } from '../../kernel/session/person.ts'
import { askRecentRecords } from './record-items.ts'

const person: Person = {
  admin: true,
  roles: ['admin'],
  permissions: [],
  username: 'admin',
  fullName: '',
  avatar: '',
  teamName: '',
  teamId: '1',
  id: '5',
  teamKey: '',
  settings: {},
}
const account = {
  data: { type: 'studio_accounts', id: '3', attributes: { nickname: '小红豆', uid: '88213' } },
}

test('asks for each record that was opened by its number, and leaves out what is gone', async () => {
  const transport = fakeTransport()
  transport.answer('studio_accounts.get', { body: account })
  transport.answer('users.get', { status: 404, body: toErrorDocument(404, 'not_found') })
  const recent = ['studio_accounts/3', 'users/9', 'screen:/home']
  const found = await askRecentRecords(createSdk({ transport }), person, recent, () => undefined)
  expect(found.map(({ id, titles }) => [id, titles])).toEqual([['studio_accounts/3', ['小红豆']]])
  // A search for «3» finds every account with a 3 in its number, and shows five of them.
  const asked = transport.calls.map(({ operation, path }) => [operation, path])
  expect(asked).toEqual([
    ['studio_accounts.get', '/api/v1/studio_accounts/3'],
    ['users.get', '/api/v1/users/9'],
  ])
})
