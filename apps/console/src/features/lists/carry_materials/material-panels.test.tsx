import { toDocument, type FakeTransport } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { carryMaterialPanels } from './carry-material.acts.ts'
import { ClearSourcePanel } from './clear-source.tsx'
import { EditItemPanel, WriteItemsPanel } from './material-items.forms.tsx'
import { MergePanel } from './merge-panel.tsx'
import { PicturesPanel } from './pictures-panel.tsx'

const listTexts = textPart(
  () => import('./carry-materials.zh.ts'),
  () => import('./carry-materials.en.ts'),
)

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, listTexts, carryMaterialPanels])
    await addTexts(part)
})
afterEach(cleanup)

const ADMIN = { admin: true }
const ROWS = [
  { id: '1', title: '防晒霜', cover_url: 'https://x.test/a.jpg' },
  { id: '2', title: '防晒霜 50g', cover_url: '' },
] as const
const [ROW] = ROWS

const sent = (transport: FakeTransport, operation: string) =>
  transport.calls
    .filter((call) => call.operation === operation)
    .map(({ body }) => JSON.parse(JSON.stringify(body)).document?.data?.attributes)

test('equal materials are shown in groups before they are merged', async () => {
  const onDone = vi.fn()
  const groups = [{ into_id: '1', merged_ids: ['2'] }]
  const merged = { succeeded: [{ id: '2' }], failed: [], undo_id: '8', groups }
  const { transport, toasts } = showInConsole(ADMIN, (server) => {
    server.answer(
      'carry_materials.merge_similar_material',
      { body: { data: { ...merged, succeeded: [], undo_id: null } } },
      { body: { data: merged } },
    )
    return <MergePanel rows={ROWS} onClose={() => undefined} onDone={onDone} />
  })
  fireEvent.click(screen.getByRole('button', { name: '预览' }))
  expect(await screen.findByText('合并到「防晒霜」')).toBeDefined()
  expect(screen.getByText('防晒霜 50g')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '合并 1 个' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sent(transport, 'carry_materials.merge_similar_material')).toEqual([
    { ids: ['1', '2'], similarity: 0.7, preview: true },
    { ids: ['1', '2'], similarity: 0.7 },
  ])
  expect(toasts.state.list[0]?.action?.label).toBe('撤销')
})

test('nothing can be merged where nothing is equal', async () => {
  showInConsole(ADMIN, (server) => {
    server.answer('carry_materials.merge_similar_material', {
      body: { data: { succeeded: [], failed: [], undo_id: null, groups: [] } },
    })
    return <MergePanel rows={ROWS} onClose={() => undefined} onDone={() => undefined} />
  })
  fireEvent.click(screen.getByRole('button', { name: '预览' }))
  expect(await screen.findByText('所选素材中没有相同的')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '合并 0 个' }).disabled).toBe(true)
})

test('a source is cleared after the number of its materials is confirmed', async () => {
  const onClose = vi.fn()
  const { transport, toasts } = showInConsole(ADMIN, (server) => {
    server.always('carry_materials.list', { body: { data: [], meta: { record_count: 12 } } })
    server.answer('carry_materials.delete_from_source', {
      body: { data: { count: 12, undo_id: '4' } },
    })
    return <ClearSourcePanel onClose={onClose} />
  })
  fireEvent.change(screen.getByLabelText(/^来源$|^来源\s*\*/), { target: { value: 'douyin' } })
  fireEvent.click(screen.getByRole('button', { name: '清空来源' }))
  expect(await screen.findByText('将把 12 个素材移入回收站')).toBeDefined()
  expect(transport.calls.map(({ operation }) => operation)).toEqual(['carry_materials.list'])
  fireEvent.click(screen.getByRole('button', { name: '移入回收站 12 个' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const query = new URLSearchParams(transport.calls.at(-1)?.query)
  expect(query.get('source')).toBe('douyin')
  expect(toasts.state.list.map(({ title, action }) => [title, action?.label])).toEqual([
    ['已将 12 个素材移入回收站', '撤销'],
  ])
})

test('pictures are saved in their new order, with the chosen cover', async () => {
  const onClose = vi.fn()
  const images = ['a', 'b', 'c'].map((name, at) => ({
    id: String(at + 1),
    image: `https://x.test/${name}.jpg`,
    filename: name,
    make_image: '',
    filesize: 1,
    sn: at + 1,
    priority: 9 - at,
  }))
  const { transport } = showInConsole(ADMIN, (server) => {
    server.always('carry_materials.get_material_creative', { body: { data: { images } } })
    server.answer('carry_materials.update_creative_material', { body: { data: { images } } })
    return <PicturesPanel row={ROW} onClose={onClose} />
  })
  fireEvent.click(await screen.findByRole('button', { name: '前移第 3 张' }))
  fireEvent.click(screen.getByRole('button', { name: '移除第 1 张' }))
  fireEvent.click(screen.getByRole('button', { name: '设第 1 张为封面' }))
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent(transport, 'carry_materials.update_creative_material')).toEqual([
    {
      carry_material_id: '1',
      images: [
        { image: 'https://x.test/c.jpg', priority: 0 },
        { image: 'https://x.test/b.jpg', priority: 0 },
      ],
      cover_url: 'https://x.test/c.jpg',
    },
  ])
})

test('a product that is entered by hand needs its source, number and title', async () => {
  const onClose = vi.fn()
  const { transport } = showInConsole(ADMIN, (server) => {
    server.answer('carry_materials.create_new_items', {
      body: { data: [], meta: { record_count: 0 } },
    })
    return <WriteItemsPanel row={ROW} onClose={onClose} />
  })
  const write = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  write(/^商品标题/, '防晒衣')
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('每行都要有平台、商品编号和标题')).toBeDefined()
  write(/^平台/, 'jd')
  write(/^商品编号/, '4711')
  write(/^价格/, '19.9')
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent(transport, 'carry_materials.create_new_items')).toEqual([
    {
      carry_material_id: '1',
      items: [{ title: '防晒衣', source: 'jd', item_id: '4711', price: 19.9 }],
    },
  ])
})

test('of a product only what changed is sent', async () => {
  const onClose = vi.fn()
  const item = { id: '5', type: 'carry_items', title: '防晒衣', price: 19.9, available: true }
  const { transport } = showInConsole(ADMIN, (server) => {
    server.always('business_categories.get_select', { body: { data: [] } })
    server.answer('carry_materials.update_material_item', { body: toDocument(item) })
    // as: the panel reads only the inputs of the row.
    return <EditItemPanel row={item as never} onClose={onClose} />
  })
  fireEvent.input(screen.getByLabelText(/^价格/), { target: { value: '25' } })
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent(transport, 'carry_materials.update_material_item')).toEqual([
    { carry_item_id: '5', price: 25 },
  ])
})
