import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { offeredVersion } from '../../../features/plugin/offered-version.ts'
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
  vi.unstubAllGlobals()
})

const A = 'https://a.test'
const open = (offered: string) =>
  showInConsole({ admin: false }, () => <PluginPage offered={offered} />)

function installed(version: string, isAllowed = true) {
  const answer = { version, platforms: [{ origin: A, isAllowed }] }
  const sendMessage = vi.fn(async (_id: string, _message: unknown): Promise<unknown> => answer)
  vi.stubGlobal('chrome', { runtime: { sendMessage } })
  return sendMessage
}

test('a server without a package promises none', () => {
  open('')
  expect(screen.getByRole('heading', { name: '这个版本没有附带插件安装包' })).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

test('offers the package with its version and its steps, and says that none is installed', async () => {
  open('1.2.0')
  const link = screen.getByRole('link', { name: '下载插件 1.2.0' })
  expect(link.getAttribute('href')).toBe('./downloads/omc-extension.zip')
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(5)
  expect(await screen.findByText('没有检测到插件')).toBeDefined()
  installed('1.2.0')
  fireEvent.click(screen.getByRole('button', { name: '重新检测' }))
  expect(await screen.findByText('已安装 1.2.0，是最新版本')).toBeDefined()
})

test('names each channel page with what is allowed, and opens the choices by a press', async () => {
  const sendMessage = installed('1.2.0', false)
  open('1.2.0')
  expect(await screen.findByText(A)).toBeDefined()
  expect(screen.getByText('未允许')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '选择渠道页面' }))
  expect(sendMessage.mock.calls.map(([, message]) => message)).toEqual([
    { ask: 'state' },
    { ask: 'choose' },
  ])
})

test('an older one is named beside the one to get, with how to update', async () => {
  installed('1.0.0')
  open('1.2.0')
  expect(await screen.findByText('已安装 1.0.0，可更新到 1.2.0')).toBeDefined()
  expect(screen.getByText(/解压覆盖原来的文件夹/)).toBeDefined()
})

test.each([
  ['1.0.0', '1.0.0'],
  ['', ''],
  ['{{extension}}', ''],
  ['<b>', ''],
])('a page that says %j offers %j', (content, expected) => {
  const page = document.implementation.createHTMLDocument()
  page.head.innerHTML = `<meta name="omc-extension">`
  page.querySelector('meta')?.setAttribute('content', content)
  expect(offeredVersion(page)).toBe(expected)
})
