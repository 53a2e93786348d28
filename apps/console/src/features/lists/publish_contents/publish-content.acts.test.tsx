import { toDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { contentTexts, panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { row as acts } from './publish-content.acts.ts'
import { EditPanel } from './publish-content.forms.ts'

const queueTexts = textPart(
  () => import('./publish-contents.zh.ts'),
  () => import('./publish-contents.en.ts'),
)
const editorTexts = textPart(
  () => import('../../content-editor/content-editor.zh.ts'),
  () => import('../../content-editor/content-editor.en.ts'),
)
beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, contentTexts, queueTexts, editorTexts])
    await addTexts(part)
})
afterEach(cleanup)

test('each state of an item has its acts: what the channel refused is queued again', () => {
  const labels = (status: string) =>
    acts
      .filter(({ isFor }) => isFor({ id: '1', title: '', status, doubled_at: null }))
      .map(({ label }) => label())
  expect(labels('refused')).toEqual(['编辑', '重新提交', '撤回'])
  expect(labels('paused')).toEqual(['编辑', '继续', '撤回'])
  expect(labels('waiting')).toEqual(['编辑', '暂停', '继续', '撤回'])
  expect(labels('submitting')).toEqual([])
})

const ITEM = {
  type: 'publish_contents',
  id: '7',
  title: '秋装',
  desc: '',
  topic: '',
  images: [],
  paragraphs: [],
  items: [],
  brand: '',
  category: '',
  priority: 0,
  release_at: null,
  draft: false,
  activity: false,
  remark: '',
  platform: 'jd',
  account_name: '京东小店',
  updated_at: '2026-11-27T08:00:00Z',
}

test.each([
  ['refused', '保存并重新提交', { status: 'queued' }],
  ['paused', '保存', {}],
])('the editor of an item that is %s says %s', async (status, label, also) => {
  const { transport } = showInConsole({ admin: true }, (server) => {
    const item = { ...ITEM, status }
    const body = toDocument(item)
    const answer = { status: 200, body, requestId: null }
    server.always('publish_contents.get', async () => answer)
    server.always('publish_contents.update', async () => answer)
    return <EditPanel row={{ id: '7' }} onClose={() => undefined} />
  })
  fireEvent.change(await screen.findByRole('textbox', { name: /标题/ }), {
    target: { value: '秋装新款' },
  })
  fireEvent.click(screen.getByRole('button', { name: label }))
  const sent = () =>
    transport.calls.find(({ operation }) => operation === 'publish_contents.update')
  await waitFor(() => expect(sent()).toBeDefined())
  const attributes = { title: '秋装新款', ...also }
  expect(sent()?.body).toMatchObject({ document: { data: { attributes } } })
  expect(JSON.stringify(sent()?.body).includes('queued')).toBe('status' in also)
})
