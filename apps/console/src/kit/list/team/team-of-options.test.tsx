import { update } from '@omc/sdk/forms/carry_sources'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { recordChoice } from '../../choices/record-choice.tsx'
import { defineForm } from '../../form/form-definition.ts'
import { OfRecords } from '../../of-records.tsx'
import { showInConsole } from '../../testing/show-in-console.tsx'
import { rowForm } from '../acts/row-form.tsx'
import { FilterChips } from '../filters/filter-chips.tsx'
import type { FilterOf } from '../filters/list-filter.ts'
import { RemoteChoice } from '../filters/remote-choice.tsx'
import { parseListState } from '../list-state.ts'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
})
afterEach(cleanup)

const SITE = { admin: true, roles: ['site_admin'], teamId: '1' }
const SELECT = 'users.get_role_select'
const PERSON = { id: '7', label: '李雷', username: 'lilei', roles: [], team_name: '广州二队' }
const FILTER: FilterOf<'remote'> = {
  kind: 'remote',
  name: 'user_id',
  label: () => '负责人',
  options: SELECT,
}
const DEFAULTS = {
  tabs: [],
  filterNames: ['user_id'],
  sorts: [],
  sort: '',
  size: 20,
  hasGrid: false,
}
const nothing = () => undefined

const show = (person: object, part: ReactElement) =>
  showInConsole(person, (server) => {
    server.always(SELECT, { body: { data: [PERSON] } })
    return part
  })
const asked = ({ transport }: ReturnType<typeof show>) =>
  transport.calls.filter(({ operation }) => operation === SELECT).map(({ query }) => query)

test('a filter offers people of all teams, each with the name of the team', async () => {
  const shown = show(SITE, <RemoteChoice filter={FILTER} values={[]} all={{}} onChange={nothing} />)
  await screen.findByRole('option', { name: '李雷 · 广州二队' })
  expect(asked(shown)).toEqual([expect.stringContaining('all_teams=true')])
})

test('a list of one team offers the people of that team by their names alone', async () => {
  const all = { business_team_id: ['2'] }
  const shown = show(
    SITE,
    <RemoteChoice filter={FILTER} values={[]} all={all} onChange={nothing} />,
  )
  await screen.findByRole('option', { name: '李雷' })
  expect(asked(shown)).toEqual([expect.stringContaining('business_team_id=2')])
})

test('the chip of a filter names the record and its team, and takes it off', async () => {
  let left: object | undefined
  show(
    SITE,
    <FilterChips
      filters={[FILTER]}
      state={parseListState(new URLSearchParams('f.user_id=7'), DEFAULTS)}
      onChange={(state) => (left = state.filters)}
    />,
  )
  await screen.findByText(/负责人.*李雷 · 广州二队/)
  fireEvent.click(screen.getByRole('button', { name: /移除筛选.*李雷/ }))
  expect(left).toEqual({})
})

const Form = rowForm(
  defineForm(update, {
    title: () => '改负责人',
    inputs: ['user_id'],
    given: ({ id }) => ({ id }),
    controls: { user_id: recordChoice(SELECT) },
    saved: () => '已修改',
  }),
  () => '来源',
)

test.each([
  ['site', SITE, /business_team_id=2/],
  ['one team', { roles: ['manager'], teamId: '1' }, /^(?!.*team)/],
])('a form about a record of another team, for a person of %s', async (_who, person, query) => {
  const row = { id: '4', business_team_id: '2' }
  const shown = show(
    person,
    <OfRecords value={[row]}>
      <Form row={row} onClose={nothing} />
    </OfRecords>,
  )
  fireEvent.click(screen.getByRole('combobox', { name: /^负责人/ }))
  await screen.findByRole('option', { name: '李雷' })
  await waitFor(() => expect(asked(shown)).toHaveLength(1))
  expect(asked(shown)[0]).toMatch(query)
})
