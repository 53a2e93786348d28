import { toListDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { list as categories } from '../../../features/lists/business_categories/business-categories.list.tsx'
import { texts } from '../../../features/lists/business_categories/business-categories.zh.ts'
import { addTexts, i18n, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts, viewTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { noteDrawn } from '../../../kernel/page/first-drawn.ts'
import { rowsAsked, showList, type ListServer, type Who } from '../../testing/show-list.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, viewTexts]) await addTexts(part)
  i18n.addResourceBundle('zh', 'translation', texts, true)
  noteDrawn()
})
beforeEach(() => localStorage.clear())
afterEach(cleanup)

const category = (id: string, business_team_id: string) => ({
  type: 'business_categories',
  id,
  name: '女装',
  level: 1,
  lft: 1,
  parent_id: null,
  assign_category_names: [],
  assign_topic_names: [],
  assign_tag_names: [],
  chuangyi_template_ids: [],
  updated_at: '2026-11-01T00:00:00Z',
  business_team_id,
})
const team = (id: string, name: string) => ({ type: 'business_teams', id, name })
const TEAMS = toListDocument([team('1', '杭州一队'), team('2', '广州二队')])
const plan = (server: ListServer) => {
  server.always('business_categories.list', {
    body: toListDocument([category('7', '1'), category('8', '2')]),
  })
  server.always('business_teams.list', { body: TEAMS })
}
const SITE: Who = { roles: ['site_admin'], teamid: '1' }
const teamsAsked = ({ calls }: ListServer) =>
  calls.filter(({ operation }) => operation === 'business_teams.list').length

test('people who see all teams see whose a row is, by one read of the teams', async () => {
  const server = await showList(categories, SITE, plan)
  await screen.findByText('广州二队')
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.findIndex((text) => text?.includes('团队'))).toBe(
    heads.findIndex((text) => text?.includes('分类名称')) + 1,
  )
  within(screen.getByRole('table')).getByText('杭州一队')
  screen.getByRole('button', { name: '团队' })
  // The chip of the filter takes the name from the same read.
  await screen.findByText(/团队.*杭州一队/)
  expect(teamsAsked(server)).toBe(1)
})

test('a team behind those of the first read has its name, too', async () => {
  await showList(categories, SITE, (server) => {
    server.always('business_categories.list', { body: toListDocument([category('7', '150')]) })
    server.answer('business_teams.list', { body: TEAMS })
    server.answer('business_teams.list', { body: toListDocument([team('150', '成都三队')]) })
  })
  await screen.findByText('成都三队')
})

test('a list of trees opens with that of the own team, until the filter is taken off', async () => {
  const server = await showList(categories, SITE, plan)
  await screen.findByText('广州二队')
  const [first, ...more] = rowsAsked(server, 'business_categories')
  expect(more).toEqual([])
  expect(first).toMatch(/filter\[business_team_id\]=1(&|$)/)
  expect(first).toContain('sort=business_team_id,lft')
  fireEvent.click(await screen.findByRole('button', { name: /移除筛选 团队/ }))
  await waitFor(() => expect(rowsAsked(server, 'business_categories')).toHaveLength(2))
  const [, all] = rowsAsked(server, 'business_categories')
  expect(all).not.toContain('filter[business_team_id]')
  expect(all).toContain('sort=business_team_id,lft')
})

test('for who sees one team there is neither column nor filter nor request', async () => {
  const server = await showList(categories, 'manager', plan, '?f.business_team_id=2')
  await screen.findAllByText('女装')
  expect(screen.queryByText('团队')).toBeNull()
  expect(teamsAsked(server)).toBe(0)
  for (const asked of rowsAsked(server, 'business_categories'))
    expect(asked).not.toContain('business_team_id')
})
