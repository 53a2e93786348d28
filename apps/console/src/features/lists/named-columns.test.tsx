import { toListDocument } from '@omc/sdk/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, i18n, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts, viewTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { noteDrawn } from '../../kernel/page/first-drawn.ts'
import { rowsAsked, showAt, showList } from '../../kit/testing/show-list.tsx'
import { list as accessAccounts } from './access_accounts/access-accounts.list.tsx'
import { texts as accounts } from './access_accounts/access-accounts.zh.ts'
import { list as auditEvents } from './audit_events/audit-events.list.tsx'
import { texts as audit } from './audit_events/audit-events.zh.ts'
import { list as categories } from './business_categories/business-categories.list.tsx'
import { texts as category } from './business_categories/business-categories.zh.ts'
import { texts as jobs } from './jobs/jobs.zh.ts'
import { UndoneJob } from './jobs/undone-job.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, viewTexts]) await addTexts(part)
  for (const texts of [accounts, audit, category, jobs])
    i18n.addResourceBundle('zh', 'translation', texts, true)
  noteDrawn()
})
afterEach(cleanup)

const PATIENCE = { timeout: 5000 }

const OWNED = {
  data: [
    {
      type: 'access_accounts',
      id: '5',
      attributes: { nickname: '小雨', platform: 'douyin', user_id: '7', expired: false },
      relationships: { user: { data: { type: 'users', id: '7' } } },
    },
  ],
  included: [{ type: 'users', id: '7', attributes: { full_name: '李雷' } }],
  meta: { record_count: 1 },
}

test('an account tells whose it is to who may see people, and to nobody else', async () => {
  const answers: Parameters<typeof showList>[2] = ({ always }) =>
    always('access_accounts.list', { body: OWNED })
  await showList(accessAccounts, 'manager', answers)
  expect(await screen.findByText('李雷', {}, PATIENCE)).toBeDefined()
  cleanup()
  const server = await showList(accessAccounts, 'svip', answers)
  await screen.findByText('小雨', {}, PATIENCE)
  expect(screen.queryByRole('columnheader', { name: '负责人' })).toBeNull()
  const [asked = ''] = rowsAsked(server, 'access_accounts')
  expect(asked).not.toContain('user_id')
})

test('what was undone leads to what undid it', async () => {
  const row = {
    type: 'audit_events',
    operation: 'carry_contents.update',
    subject_type: 'carry_contents',
    subject_ids: ['3'],
    undoable: true,
    full_name: '',
    username: '',
  }
  const rows = [
    { ...row, id: '11', undone_by: '12' },
    { ...row, id: '10', undone_by: null },
  ]
  await showList(
    auditEvents,
    'manager',
    ({ always }) => always('audit_events.list', { body: toListDocument(rows as never) }),
    '?tab=audit',
  )
  const link = await screen.findByRole('link', { name: '#12' }, PATIENCE)
  expect(link.getAttribute('href')).toBe('/?tab=audit&peek=12')
  expect(screen.getAllByRole('link', { name: /^#/ })).toHaveLength(1)
})

test('a job whose changes were undone says so; one that changed nothing asks nothing', async () => {
  const undone = { data: { type: 'audit_events', id: '11', attributes: { undone_by: '12' } } }
  await showAt(
    <UndoneJob record={{ result: { undo_id: '11' } }} />,
    'manager',
    ({ always }) => always('audit_events.get', { body: undone }),
    '/',
  )
  expect(await screen.findByText('已撤销', {}, PATIENCE)).toBeDefined()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/setting/team?tab=audit&peek=12')
  cleanup()
  const server = await showAt(<UndoneJob record={{ result: null }} />, 'manager', () => {}, '/')
  expect(server.calls).toEqual([])
})

test('a category names its picture templates, and shows the number of an unknown one', async () => {
  const row = {
    type: 'business_categories',
    id: '1',
    name: '美妆',
    level: 1,
    assign_category_names: [],
    assign_topic_names: [],
    assign_tag_names: [],
    chuangyi_template_ids: ['3', '4'],
  }
  const template = { type: 'creative_templates', id: '3', name: '竖版大图' }
  await showList(categories, 'manager', ({ always }) => {
    always('business_categories.list', { body: toListDocument([row] as never) })
    always('creative_templates.list', { body: toListDocument([template] as never) })
  })
  await waitFor(() => expect(screen.getByText('竖版大图, #4')).toBeDefined(), PATIENCE)
})
