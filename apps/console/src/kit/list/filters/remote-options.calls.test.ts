import { behaviour } from '@omc/behaviours/vitest'
import { createSdk } from '@omc/sdk'
import { fakeTransport, toListDocument } from '@omc/sdk/testing'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { remoteOptions } from './remote-options.ts'

const ROWS = [
  { id: '7', type: 'any', name: '一组', username: 'lilei', full_name: '李雷' },
  { id: '8', type: 'any', name: '二组', username: 'hanmei', full_name: '' },
]

/** Calls of a select, and the options it gets. */
async function asked(options: Parameters<typeof remoteOptions>[1]['options'], search = '') {
  const server = fakeTransport()
  server.always(options, {
    body: toListDocument(ROWS),
  })
  const sdk = createSdk({ transport: server })
  const found = await new QueryClient().fetchQuery(remoteOptions(sdk, { options }, { search }))
  return { query: Object.fromEntries(new URLSearchParams(server.calls[0]?.query)), found }
}

test('the team select asks for 100 teams and names them', async () => {
  const { query, found } = await asked('business_teams.list')
  behaviour('B-159', () => expect(query).toMatchObject({ 'page[size]': '100' }))
  expect(found).toEqual([
    { value: '7', label: '一组' },
    { value: '8', label: '二组' },
  ])
})

test('the owner search asks for page 1 with 20 people, by what was typed', async () => {
  const { query, found } = await asked('users.list', '李')
  behaviour('B-163', () =>
    expect(query).toMatchObject({
      'filter[search]': '李',
      'page[number]': '1',
      'page[size]': '20',
    }),
  )
  expect(found.map(({ label }) => label)).toEqual(['李雷', 'hanmei'])
})

const one = { tag: 'one', id: '2' } as const
const all = { tag: 'all' } as const

test.each([
  ['users.get_role_select', one, { business_team_id: '2' }],
  ['users.get_role_select', all, { all_teams: 'true' }],
  ['business_categories.get_select', one, { business_team_id: '2' }],
  ['business_categories.get_select', all, { all_teams: 'true' }],
  ['studio_accounts.get_select', one, { business_team_id: '2' }],
  ['studio_accounts.get_select', all, {}],
  ['users.list', one, { 'filter[business_team_id]': '2' }],
  ['business_teams.goudong_creator_tag_list', one, {}],
] as const)('%s of %o is asked with %o', async (options, teams, more) => {
  const server = fakeTransport()
  server.always(options, { body: toListDocument(ROWS) })
  const ask = async (given: object) => {
    const sdk = createSdk({ transport: server })
    await new QueryClient().fetchQuery(remoteOptions(sdk, { options }, given))
    return Object.fromEntries(new URLSearchParams(server.calls.at(-1)?.query))
  }
  expect(await ask({ teams })).toEqual({ ...(await ask({})), ...more })
})
