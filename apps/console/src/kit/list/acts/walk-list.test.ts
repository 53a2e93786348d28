import { createSdk } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { Stopped } from '../../tasks/run-calls.ts'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import { walkList } from './walk-list.ts'

beforeAll(async () => {
  await startI18n()
  await addTexts(panelTexts)
})

// as: only these members are read.
const list = {
  resource: 'carry_contents',
  columns: { title: {} },
  beside: [],
  filters: [],
} as unknown as ListDefinition<ListRow>
const state = {
  search: 'a',
  tab: '',
  sort: '-updated_at',
  page: 3,
  size: 20,
  after: '',
  mode: 'table' as const,
  view: '',
  filters: {},
}

const page = (ids: readonly string[], total: number, next: string | null) => ({
  body: {
    data: ids.map((id) => ({ type: 'carry_contents', id, attributes: { title: id } })),
    meta: { record_count: total, next_cursor: next },
  },
})

const walk = (...answers: ReturnType<typeof page>[]) => {
  const transport = fakeTransport()
  transport.answer('carry_contents.list', ...answers)
  const sdk = createSdk({ transport })
  const rows = walkList(sdk, { list, state, scope: {}, expected: 3 }, new AbortController().signal)
  return { transport, rows }
}

test('reads all pages by cursor with the filters of the list', async () => {
  const { transport, rows } = walk(page(['1', '2'], 3, 'c'), page(['3'], 3, null))
  expect((await rows).map(({ id }) => id)).toEqual(['1', '2', '3'])
  const asked = transport.calls.map((call) => decodeURIComponent(JSON.stringify(call)))
  expect(asked[0]).toContain('filter[search]')
  expect(asked[0]).not.toContain('page[number]')
  expect(asked[1]).toContain('page[after]')
})

test('stops if there are more or fewer rows than confirmed, at first or on the way', async () => {
  await expect(walk(page(['1'], 4, null)).rows).rejects.toThrow(Stopped)
  const { rows } = walk(page(['1', '2'], 3, 'c'), page(['3'], 2, null))
  await expect(rows).rejects.toThrow('确认时有 3 项，现在是 2 项')
  await expect(walk(page(['1', '2'], 3, null)).rows).rejects.toThrow(Stopped)
})
