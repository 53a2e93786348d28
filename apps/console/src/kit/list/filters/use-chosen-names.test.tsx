import { update } from '@omc/sdk/forms/carry_sources'
import { toListDocument } from '@omc/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { recordChoice } from '../../choices/record-choice.tsx'
import { defineForm } from '../../form/form-definition.ts'
import { showInConsole } from '../../testing/show-in-console.tsx'
import { rowEdit } from '../acts/row-form.tsx'
import { RecordText } from '../edit/record-text.tsx'
import { parseListState } from '../list-state.ts'
import { FilterChips } from './filter-chips.tsx'
import type { FilterOf } from './list-filter.ts'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
})
afterEach(cleanup)

const SITE = { admin: true, roles: ['site_admin'], teamId: '1' }
const MANAGER = { admin: false, roles: ['manager'], teamId: '1' }
const ACCOUNTS = 'studio_accounts.get_select'
const nothing = () => undefined

const account = (id: string, nickname: string, business_team_id: string) => ({
  type: 'studio_accounts',
  id,
  nickname,
  uid: `u${id}`,
  business_team_id,
})
const TEAM = { type: 'business_teams', id: '2', name: '广州二队' }
/** The server offers the first account; the others are behind the first hundred. */
const show = (person: object, part: ReactElement) =>
  showInConsole(person, (server) => {
    const first = { id: '1', label: '一号', uid: 'u1', platform: 'jd', avatar: '', team_name: '' }
    server.always(ACCOUNTS, { body: { data: [first] } })
    server.always('studio_accounts.list', {
      body: toListDocument([account('7', '小铺', '2'), account('8', '', '2')]),
    })
    server.always('business_teams.list', {
      body: toListDocument([TEAM]),
    })
    return part
  })
const asked = ({ transport }: ReturnType<typeof show>, operation: string) =>
  transport.calls
    .filter((call) => call.operation === operation)
    .map(({ query }) => Object.fromEntries(new URLSearchParams(query)))

const filter: FilterOf<'remote'> = {
  kind: 'remote',
  name: 'studio_account_id',
  label: () => '账号',
  options: ACCOUNTS,
}
const DEFAULTS = {
  tabs: [],
  filterNames: ['studio_account_id'],
  sorts: [],
  sort: '',
  size: 20,
  hasGrid: false,
}
const chips = (chosen: string) => (
  <FilterChips
    filters={[filter]}
    state={parseListState(new URLSearchParams(chosen), DEFAULTS)}
    onChange={nothing}
  />
)
const CHOSEN = 'f.studio_account_id=1,7,8,9'

test('chips name records that are not among the options, in one request', async () => {
  const shown = show(MANAGER, chips(CHOSEN))
  await screen.findByText(/^账号.*小铺$/)
  for (const name of [/一号$/, /u8$/, /其他账号 #9$/]) expect(screen.getByText(name)).toBeDefined()
  expect(asked(shown, 'studio_accounts.list').map((one) => one['filter[ids]'])).toEqual(['7,8,9'])
  expect(asked(shown, 'business_teams.list')).toEqual([])
})

test('chips name the team of such records for people who see all teams', async () => {
  const shown = show(SITE, chips(CHOSEN))
  await screen.findByText(/^账号.*小铺 · 广州二队$/)
  expect(screen.getByText(/u8 · 广州二队$/)).toBeDefined()
  expect(asked(shown, 'business_teams.list').map((one) => one['filter[ids]'])).toEqual(['2'])
})

test('nothing more is asked for where the options have all names', async () => {
  const shown = show(MANAGER, chips('f.studio_account_id=1'))
  await screen.findByText(/^账号.*一号$/)
  expect(asked(shown, 'studio_accounts.list')).toEqual([])
})

test('a cell names such a record, and says of an unknown one that it is another', async () => {
  const text = (id: string) => <RecordText records={ACCOUNTS} row={{}} value={id} />
  show(
    MANAGER,
    <>
      <p>{text('7')}</p>
      <p>{text('9')}</p>
    </>,
  )
  expect(await screen.findByText('小铺')).toBeDefined()
  expect(await screen.findByText('其他账号 #9')).toBeDefined()
})

const formOf = (take: 'id' | 'uid') =>
  rowEdit(
    defineForm(update, {
      title: () => '改账号',
      inputs: ['studio_account_id'],
      given: ({ id }) => ({ id }),
      controls: { studio_account_id: recordChoice(ACCOUNTS, take) },
      saved: () => '已修改',
    }),
    () => '来源',
  )
test.each([
  ['id', '7', 'filter[ids]'],
  ['uid', 'u7', 'filter[uid]'],
] as const)('a form names a chosen record that it stores by its %s', async (take, value, by) => {
  const Form = formOf(take)
  const row = { id: '4', studio_account_id: value }
  const shown = show(MANAGER, <Form row={row} onClose={nothing} />)
  await screen.findByDisplayValue('小铺')
  expect(asked(shown, 'studio_accounts.list').map((one) => one[by])).toEqual([value])
})
