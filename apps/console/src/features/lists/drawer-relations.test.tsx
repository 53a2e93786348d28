import { toListDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, i18n, startI18n } from '../../kernel/i18n/i18n.ts'
import { contentTexts, panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { showAt, type ListServer } from '../../kit/testing/show-list.tsx'
import { NextPoolPanel } from './business_pools/next-pool.tsx'
import { Peek as CarrySource } from './carry_sources/carry-source.peek.tsx'
import { Peek as CreativeContent } from './creative_contents/creative-content.peek.tsx'
import { Peek as StudioSource } from './studio_sources/studio-source.peek.tsx'

const TEXTS = import.meta.glob<{ readonly texts: object }>(
  './{business_pools,carry_sources,creative_contents,studio_sources}/*s.zh.ts',
  { eager: true },
)

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, contentTexts]) await addTexts(part)
  for (const { texts } of Object.values(TEXTS))
    i18n.addResourceBundle('zh', 'translation', texts, true)
})
afterEach(cleanup)

const content = (type: string) => ({
  type,
  id: '31',
  title: '夏季防晒',
  status: 'fetched',
  created_at: '2026-07-01T02:00:00.000Z',
})
const published = {
  type: 'creative_publishes',
  id: '31',
  title: '夏季防晒',
  release_at: '2026-07-01T02:00:00.000Z',
  pv_count: null,
  like_count: 1200,
}
const EMPTY = { images: [], make_images: [], paragraphs: [] }
const record = (type: string) => ({
  body: { data: { type, id: '7', attributes: { nickname: '甜茶', title: '创意', ...EMPTY } } },
})
const openRow = { row: undefined, id: '7', onClose: () => undefined }

test.each([
  {
    name: 'a collected source',
    part: <CarrySource {...openRow} />,
    of: 'carry_sources',
    operation: 'carry_contents.list',
    filter: 'filter[carry_source_id]',
    row: content('carry_contents'),
    said: '待处理',
  },
  {
    name: 'a source of the studio',
    part: <StudioSource {...openRow} />,
    of: 'studio_sources',
    operation: 'studio_contents.list',
    filter: 'filter[studio_source_id]',
    row: content('studio_contents'),
    said: '待处理',
  },
  {
    name: 'a creative content',
    part: <CreativeContent {...openRow} />,
    of: 'creative_contents',
    operation: 'creative_publishes.list',
    filter: 'filter[content_id]',
    row: published,
    said: '浏览 — · 点赞 1,200',
  },
])('the drawer of $name shows what came of it', async ({ part, of, operation, ...asked }) => {
  const server = await showAt(
    part,
    'admin',
    (plan) => {
      plan.always(`${of}.get`, record(of))
      plan.always('audit_events.list', { body: toListDocument([]) })
      plan.always(operation, { body: toListDocument([asked.row]) })
    },
    '/carry/panel/list',
  )
  expect(await screen.findByText('夏季防晒')).toBeDefined()
  expect(screen.getByText(asked.said)).toBeDefined()
  const call = server.calls.find((one) => one.operation === operation)
  expect(new URLSearchParams(call?.query).get(asked.filter)).toBe('7')
})

const Address = () => <output data-testid="address">{useLocation().search}</output>
const showNext = async (plan: (server: ListServer) => void) =>
  showAt(
    <>
      <NextPoolPanel onClose={() => undefined} />
      <Address />
    </>,
    'admin',
    plan,
    '/guanghe/panel/douyin',
  )

test('the next product to write about opens in its drawer', async () => {
  const attributes = { title: '随行杯', price: 59, contents_count: 0, pic_url: '' }
  await showNext((server) =>
    server.answer('business_pools.get_youhaohuo_pool', {
      body: { data: { type: 'business_pools', id: '44', attributes } },
    }),
  )
  expect(await screen.findByText('随行杯')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '打开商品' }))
  expect(screen.getByTestId('address').textContent).toBe('?peek=44')
})

test('no product to write about is said, and nothing opens', async () => {
  await showNext((server) => server.answer('business_pools.get_youhaohuo_pool', { status: 204 }))
  expect(await screen.findByText('现在没有可以写的有好货商品')).toBeDefined()
  const open = screen.getByRole<HTMLButtonElement>('button', { name: '打开商品' })
  expect(open.disabled).toBe(true)
})
