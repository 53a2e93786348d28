import { expect, it } from 'vitest'
import { list as creatorContents } from '../../features/lists/creator_contents/creator-contents.list.tsx'
import { list as queueItems } from '../../features/lists/publish_contents/publish-contents.list.tsx'
import { listArgs } from './list-query.ts'

const state = {
  search: '',
  tab: '',
  filters: {},
  sort: '-updated_at',
  page: 1,
  size: 20,
  after: '',
  mode: 'table' as const,
  view: '',
}

it('asks of related records only for what the list shows of them', () => {
  expect(listArgs(creatorContents, state)).toMatchObject({
    include: ['studio_account', 'user'],
    'fields[studio_accounts]': ['nickname'],
    'fields[users]': ['full_name'],
  })
})

it('asks for no related records where the list shows none', () => {
  const names = Object.keys(listArgs(queueItems, state))
  expect(names).not.toContain('include')
  expect(names.filter((name) => name.startsWith('fields['))).toEqual(['fields[publish_contents]'])
})
