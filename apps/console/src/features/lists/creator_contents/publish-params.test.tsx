import { toErrorDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Activity, useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { ParamsPanel } from './publish-params-panel.tsx'

const texts = textPart(
  () => import('./publish-params.zh.ts'),
  () => import('./publish-params.en.ts'),
)

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, texts]) await addTexts(part)
})
afterEach(cleanup)

const OPERATION = 'creator_contents.get_publish_params'
const PARAMS = {
  uid: '88213',
  platform: 'jd',
  account_name: '小红豆',
  title: '夏季防晒',
  desc: '轻薄透气',
  topic: '防晒',
  images: [],
  paragraphs: ['第一段', '第二段'],
  items: [{ item_id: 'x1', title: '防晒衣', price: 99 }],
  draft: false,
  activity: false,
}

const PANEL = <ParamsPanel row={{ id: '7', title: '夏季防晒' }} onClose={() => undefined} />

function show(
  plan: (server: ReturnType<typeof showInConsole>['transport']) => void,
  panel = PANEL,
) {
  return showInConsole({ admin: true }, (server) => {
    server.always('studio_accounts.get_select', {
      body: { data: [{ id: '9', label: '小红豆', uid: '88213' }] },
    })
    plan(server)
    return panel
  })
}

/** A tab of the page: hidden, its effects end, and begin again when it is shown. */
function Tab() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" aria-label="tab" onClick={() => setShown(!isShown)} />
      <Activity mode={isShown ? 'visible' : 'hidden'}>{PANEL}</Activity>
    </>
  )
}

const sent = ({ calls }: ReturnType<typeof showInConsole>['transport']) =>
  calls.filter(({ operation }) => operation === OPERATION).map(({ body }) => JSON.stringify(body))

test('shows what would go to the channel, and draws other products on demand', async () => {
  const other = { ...PARAMS, items: [{ item_id: 'x2', title: '遮阳帽', price: 30 }] }
  const { transport } = show((server) =>
    server.answer(OPERATION, { body: { data: PARAMS } }, { body: { data: other } }),
  )
  expect(await screen.findByText('防晒衣')).toBeDefined()
  expect(screen.getByText('小红豆 · 京东 · 88213')).toBeDefined()
  expect(screen.getByText('#防晒')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '换一组商品' }))
  expect(await screen.findByText('遮阳帽')).toBeDefined()
  expect(screen.queryByText('防晒衣')).toBeNull()
  expect(sent(transport)).toHaveLength(2)
})

test('the parameters are put together again for a draft', async () => {
  const { transport } = show((server) => server.always(OPERATION, { body: { data: PARAMS } }))
  await screen.findByText('防晒衣')
  fireEvent.click(screen.getByRole('switch', { name: '存为草稿' }))
  await waitFor(() => expect(sent(transport)).toHaveLength(2))
  expect(sent(transport)[0]).toContain('"draft":false')
  expect(sent(transport)[1]).toContain('"draft":true')
})

test('a content without an account says where to choose one, and nothing can be copied', async () => {
  show((server) =>
    server.always(OPERATION, { status: 409, body: toErrorDocument(409, 'no_account') }),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('请在上面选择发布账号')
  const copy = screen.getByRole<HTMLButtonElement>('button', { name: '复制发布参数' })
  expect(copy.disabled).toBe(true)
})

test.each([
  ['parameters', { body: { data: PARAMS } }, '防晒衣'],
  ['a failure', { status: 409, body: toErrorDocument(409, 'no_account') }, /请在上面选择发布账号/],
])('a hidden tab with %s that is shown again asks nothing', async (_what, answer, shown) => {
  const { transport } = show((server) => server.always(OPERATION, answer), <Tab />)
  await screen.findByText(shown)
  fireEvent.click(screen.getByLabelText('tab'))
  fireEvent.click(screen.getByLabelText('tab'))
  expect(await screen.findByText(shown)).toBeDefined()
  expect(sent(transport)).toHaveLength(1)
})
