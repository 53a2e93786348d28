import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type OfferedPackage, offeredPackage } from '../../../features/plugin/offered-package.ts'
import { PluginPage } from '../../../features/plugin/plugin-page.tsx'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { route } from './landing.route.ts'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, ...route.texts]) await addTexts(part)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const A = 'https://a.test'
const HASH = '0a1b2c3d'
const OFFERED: OfferedPackage = { version: '1.2.0', deploymentHash: HASH }
const open = (offered: OfferedPackage | null = OFFERED) =>
  showInConsole({ admin: false }, () => <PluginPage offered={offered} />)

/** A plugin in this browser: the offered one, except for what is given. */
function installed(given: object = {}, isAllowed = true) {
  const answer = { ...OFFERED, platforms: [{ origin: A, isAllowed }], ...given }
  const sendMessage = vi.fn(async (_id: string, _message: unknown): Promise<unknown> => answer)
  vi.stubGlobal('chrome', { runtime: { sendMessage } })
  return sendMessage
}

test('a server without a package promises none', () => {
  open(null)
  expect(screen.getByRole('heading', { name: '这个版本没有附带插件安装包' })).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

test('offers the package with its version and its steps, and says that none is installed', async () => {
  open()
  const link = screen.getByRole('link', { name: '下载插件 1.2.0' })
  expect(link.getAttribute('href')).toBe('./downloads/omc-extension.zip')
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(5)
  expect(await screen.findByText('没有检测到插件')).toBeDefined()
  installed()
  fireEvent.click(screen.getByRole('button', { name: '重新检测' }))
  expect(await screen.findByText('已安装 1.2.0，是最新版本')).toBeDefined()
  expect(screen.getByRole('button', { name: '重新检测' })).toBeDefined()
})

test('names each channel page with what is allowed, and opens the choices by a press', async () => {
  const sendMessage = installed({}, false)
  open()
  expect(await screen.findByText(A)).toBeDefined()
  expect(screen.getByText('未允许')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '选择渠道页面' }))
  expect(sendMessage.mock.calls.map(([, message]) => message)).toEqual([
    { ask: 'state' },
    { ask: 'choose' },
  ])
})

test('an older one is named beside the one to get, with how to update', async () => {
  installed({ version: '1.0.0', deploymentHash: undefined })
  open()
  expect(await screen.findByText('已安装 1.0.0，可更新到 1.2.0')).toBeDefined()
  expect(screen.getByText(/解压覆盖原来的文件夹/)).toBeDefined()
})

test.each(['f9e8d7c6', undefined])(
  'one made for other channel pages (%s) is not the newest, and is to be downloaded again',
  async (deploymentHash) => {
    installed({ deploymentHash })
    open()
    expect(await screen.findByText('已安装 1.2.0，渠道页面有变动')).toBeDefined()
    expect(screen.getByText(/^本控制台的渠道页面有变动.*重新下载安装包/)).toBeDefined()
    expect(screen.queryByText(/是最新版本/)).toBeNull()
  },
)

test('a choice in the window of the plugin shows on the page that stays visible below it', async () => {
  vi.useFakeTimers()
  installed({}, false)
  open()
  const afterMs = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await afterMs(100)
  expect(screen.getByText('未允许')).toBeDefined()
  installed()
  await afterMs(3_000)
  expect(screen.getByText('已允许')).toBeDefined()
})

test.each([
  [`1.0.0 ${HASH}`, { version: '1.0.0', deploymentHash: HASH }],
  ['1.0.0', null],
  ['', null],
  ['{{extension}}', null],
  ['<b>', null],
])('a page that says %j offers %j', (content, expected) => {
  const page = document.implementation.createHTMLDocument()
  page.head.innerHTML = `<meta name="omc-extension">`
  page.querySelector('meta')?.setAttribute('content', content)
  expect(offeredPackage(page)).toEqual(expected)
})
