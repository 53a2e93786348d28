import { expect, test } from 'vitest'
import type { ListFilter } from '../filters/list-filter.ts'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import { readOffer } from '../rest/read-offer.ts'
import { withTeam } from './with-team.ts'

const text = { kind: 'text', zh: '', en: '' } as const
const facts = {
  business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
} as const
// as: only these members are read.
const plain = {
  columns: { cover: text, title: text, updated_at: text },
  looks: { title: { inCard: 'title' } },
  filters: [{ kind: 'words', name: 'topic', label: () => '' }],
  defaultSort: 'lft',
} as unknown as ListDefinition<ListRow>

test('the team stands behind the title, and is the first filter', () => {
  const list = withTeam(plain, facts)
  expect(Object.keys(list.columns)).toEqual(['cover', 'title', 'business_team_id', 'updated_at'])
  expect(list.filters.map(({ name }) => name)).toEqual(['business_team_id', 'topic'])
  expect(list.defaultSort).toBe('lft')
})

test('a list without a title of its cards has it behind the first column', () => {
  const { looks: _looks, ...others } = plain
  expect(Object.keys(withTeam(others, facts).columns).indexOf('business_team_id')).toBe(1)
})

test('trees of several teams stand one after another', () => {
  expect(withTeam({ ...plain, isByTeam: true }, facts).defaultSort).toBe('business_team_id,lft')
})

const OWN_FILTER: ListFilter = { kind: 'words', name: 'business_team_id', label: () => '' }
test.each([
  ['without teams', plain, {}],
  ['of one team', { ...plain, fixed: { business_team_id: ['7'] } }, facts],
  ['with a column of its own', { ...plain, columns: { ...plain.columns, team_name: text } }, facts],
  ['with a filter of its own', { ...plain, moreFilters: [OWN_FILTER] }, facts],
])('a list %s stays as it is', (_what, list, known) => {
  expect(withTeam(list, known)).toBe(list)
})

test('nobody else is offered the team, not by a saved view that names it either', async () => {
  const { columns, filters, wholeList } = await readOffer('carry_contents')
  expect(Object.keys(columns)).not.toContain('business_team_id')
  expect(filters.map(({ name }) => name)).not.toContain('business_team_id')
  const { columns: shown } = wholeList(plain, ['title', 'business_team_id', 'topic'])
  expect(Object.keys(shown)).toEqual(['cover', 'title', 'updated_at', 'topic'])
})
