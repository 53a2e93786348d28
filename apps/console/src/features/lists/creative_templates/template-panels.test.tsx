import { toDocument, type FakeTransport } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { EditPanel, NewPanel } from './creative-template.forms.tsx'
import { FIRST_LAYOUT } from './layout.ts'
import { PreviewPanel } from './preview-panel.tsx'

const listTexts = textPart(
  () => import('./creative-templates.zh.ts'),
  () => import('./creative-templates.en.ts'),
)

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, listTexts]) await addTexts(part)
})
afterEach(cleanup)

const ADMIN = { admin: true }
const ROW = {
  id: '4',
  type: 'creative_templates',
  name: '白底',
  width: 800,
  height: 800,
  layout: FIRST_LAYOUT,
  updated_at: '2026-07-02T02:00:00.000Z',
}
const attributes = ({ calls }: FakeTransport) =>
  calls.map(({ body }) => JSON.parse(JSON.stringify(body)).document?.data?.attributes)
const write = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

test('a new template starts from one that works and is sent as a whole', async () => {
  const onClose = vi.fn()
  const { transport } = showInConsole(ADMIN, (server) => {
    server.answer('creative_templates.create', { body: toDocument(ROW) })
    return <NewPanel onClose={onClose} />
  })
  write(/^模板名称/, '夏日')
  fireEvent.click(screen.getByRole('checkbox', { name: '价格区域' }))
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(attributes(transport)).toEqual([
    { name: '夏日', width: 800, height: 800, layout: { ...FIRST_LAYOUT, price: null } },
  ])
})

test('a box that no longer fits is said at once, and nothing is sent', async () => {
  const { transport } = showInConsole(ADMIN, () => (
    <EditPanel row={ROW} onClose={() => undefined} />
  ))
  write(/^宽度/, '400')
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(/每个区域都要在图片之内/)).toBeDefined()
  expect(transport.calls).toEqual([])
})

test('the preview is drawn with samples, then with words of one’s own', async () => {
  const { transport } = showInConsole(ADMIN, (server) => {
    server.always('creative_templates.preview', { body: new Blob(['x'], { type: 'image/jpeg' }) })
    return <PreviewPanel row={ROW} onClose={() => undefined} />
  })
  const picture = await screen.findByAltText<HTMLImageElement>('模板的样图')
  expect(picture.src).toContain('data:image/jpeg')
  fireEvent.change(screen.getByLabelText('标题文字'), { target: { value: '防晒霜' } })
  fireEvent.click(screen.getByRole('button', { name: '更新预览' }))
  await waitFor(() => expect(transport.calls).toHaveLength(2))
  const titles = transport.calls.map(({ query }) => new URLSearchParams(query).get('title'))
  expect(titles).toEqual([null, '防晒霜'])
})
