import { createSdk } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { expect, test } from 'vitest'
import { list } from '../../features/lists/carry_contents/carry-contents.list.tsx'
import { createQueryClient } from '../../kernel/data/create-query-client.ts'
import { parsePerson, type Person } from '../../kernel/session/person.ts'
import { listQuery } from './list-query.ts'
import { listScreen } from './list-screen.tsx'

function personOf(raw: object): Person {
  const read = parsePerson(raw)
  if (read.tag === 'malformed') throw new Error(read.field)
  return read.person
}

test('asks ahead for the very page that the screen looks for at its address', async () => {
  const transport = fakeTransport()
  transport.answer('carry_contents.list', { body: { data: [], meta: { record_count: 0 } } })
  const sdk = createSdk({ transport })
  const queryClient = createQueryClient({ tell: () => undefined, report: () => undefined })
  const query = new URLSearchParams('p=2&f.status=draft&sort=nonsense')
  const person = personOf({ roles: ['manager'] })
  await listScreen(list).ask?.({ sdk, queryClient, person }, query, '/carry/content/list')
  expect(transport.calls.map(({ operation }) => operation)).toEqual(['carry_contents.list'])
  // It requests only the attributes that its columns, names, acts and panels read.
  const asked = new URLSearchParams(transport.calls[0]?.query).get('fields[carry_contents]')
  expect(asked).toBe(
    'title,status,channel,source,category,play,like_count,updated_at,cover,assigned_account_id',
  )
  const state = {
    search: '',
    tab: '',
    filters: { status: ['draft'] },
    sort: '-updated_at',
    page: 2,
    size: 20,
    after: '',
    mode: 'table' as const,
    view: '',
  }
  const { queryKey } = listQuery(sdk, list, state)
  expect(queryClient.getQueryState(queryKey)?.status).toBe('success')
})

test('asks ahead for the team of the rows where a person sees those of all teams', async () => {
  const transport = fakeTransport()
  transport.answer('carry_contents.list', { body: { data: [], meta: { record_count: 0 } } })
  const sdk = createSdk({ transport })
  const queryClient = createQueryClient({ tell: () => undefined, report: () => undefined })
  const person = personOf({ roles: ['site_admin'], teamid: '1' })
  const query = new URLSearchParams('f.business_team_id=2')
  await listScreen(list).ask?.({ sdk, queryClient, person }, query, '/carry/content/list')
  const [{ query: asked } = { query: '' }, ...more] = transport.calls
  expect(more).toEqual([])
  const args = new URLSearchParams(asked)
  expect(args.get('fields[carry_contents]')).toMatch(/^title,business_team_id,status,/)
  expect(args.get('filter[business_team_id]')).toBe('2')
})
