import type { Page, Request } from '@playwright/test'
import { findSeriousViolations } from './look/find-serious-violations.ts'
import { callAs, origin, setFaults } from './support/system.ts'
import { expect, test } from './support/test.ts'

const CHAT = `${origin}/#/chat`
const list = (page: Page) => page.getByRole('navigation', { name: '对话列表' })
const box = (page: Page) => page.getByRole('textbox', { name: '提问内容' })
const messages = (page: Page) => page.getByRole('feed').getByRole('article')
const answer = (page: Page) => messages(page).last().locator('.omc-chat-text')
const send = (page: Page) => page.getByRole('button', { name: '发送', exact: true })
const stop = (page: Page) => page.getByRole('button', { name: /^停止/ })

/** Long enough to be written for some seconds: the stand-in writes a piece each 25 ms. */
const LONG = '写 20 段正文，每段 200 字：通勤包'

/** A conversation of one's own, opened by its address. */
async function newTalk(page: Page, username: string) {
  const call = await callAs(username)
  const { id } = (await call('POST', '/api/v1/conversations', {})).body.data
  await page.goto(`${CHAT}?c=${id}`)
  await expect(page.getByText('想写点什么？')).toBeVisible({ timeout: 40_000 })
  return { id: String(id), call }
}

/** Every question that leaves the page. */
function questionsOf(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/messages')) sent.push(request)
  })
  return sent
}

test('an operator asks and sees the answer grow; it is kept, and copied @long', async ({
  openAs,
}) => {
  const page = await openAs('operator', {
    prepare: (context) =>
      context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin }),
  })
  await newTalk(page, 'operator')
  await box(page).fill(LONG)
  await page.keyboard.press('Enter')
  await expect(stop(page)).toBeVisible()
  const lengths: number[] = []
  await expect
    .poll(
      async () => {
        lengths.push((await answer(page).innerText()).length)
        return new Set(lengths).size
      },
      { intervals: [150] },
    )
    .toBeGreaterThan(3)
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  // Read out once, when it is whole.
  await expect(answer(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('log')).toBeEmpty()
  await expect(send(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('log')).not.toBeEmpty()
  expect(await findSeriousViolations(page)).toEqual([])
  const whole = await answer(page).innerText()
  await messages(page).last().getByRole('button', { name: '复制' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replaceAll(/\s/g, '')).toBe(whole.replaceAll(/\s/g, ''))
  await page.reload()
  await expect(answer(page)).toHaveText(whole)
  await expect(list(page).getByRole('button', { name: /^写 20 段正文/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('stopping keeps the part that came, and what is typed meanwhile is not sent @long', async ({
  openAs,
}) => {
  const page = await openAs('operator')
  const { id, call } = await newTalk(page, 'operator')
  const sent = questionsOf(page)
  await box(page).fill(LONG)
  await send(page).click()
  await expect(stop(page)).toBeVisible()
  await expect(answer(page)).not.toBeEmpty()
  await box(page).fill('下一句')
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('下一句')
  await page.keyboard.press('Escape')
  await expect(messages(page).last().getByText('已停止')).toBeVisible()
  const part = await answer(page).innerText()
  expect(part.length).toBeGreaterThan(0)
  await expect(send(page)).toBeEnabled()
  expect(sent).toHaveLength(1)
  const kept = (await call('GET', `/api/v1/conversations/${id}/messages`)).body.data.at(-1)
  expect(kept.attributes.state).toBe('stopped')
})

test('a broken line keeps the part, and one retry asks once @long', async ({ openAs }) => {
  const page = await openAs('operator')
  await newTalk(page, 'operator')
  const sent = questionsOf(page)
  await setFaults({ rules: [{ on: ['writing'], mode: 'lose_answer', times: 1 }] })
  await box(page).fill('保温杯怎么写标题？')
  await send(page).click()
  await expect(
    messages(page)
      .last()
      .getByText(/中断|没有回应/)
      .first(),
  ).toBeVisible()
  expect((await answer(page).innerText()).length).toBeGreaterThan(0)
  expect(await findSeriousViolations(page)).toEqual([])
  await setFaults({})
  await messages(page).last().getByRole('button', { name: '重试' }).dblclick()
  await expect(messages(page)).toHaveCount(4)
  await expect(send(page)).toBeVisible()
  await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0)
  expect(sent).toHaveLength(2)
  const keys = sent.map((request) => request.headers()['idempotency-key'])
  expect(new Set(keys).size).toBe(2)
})

test('a question that did not arrive stays, over a reload too, and is sent once', async ({
  openAs,
}) => {
  const page = await openAs('operator')
  const { id, call } = await newTalk(page, 'operator')
  const sent = questionsOf(page)
  await page.route('**/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await box(page).fill('断网时写的问题')
  await send(page).click()
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 })
  await expect(box(page)).toHaveValue('断网时写的问题')
  await page.reload()
  await expect(box(page)).toHaveValue('断网时写的问题')
  await page.unroute('**/messages')
  await send(page).click()
  await expect(messages(page)).toHaveCount(2)
  await expect(send(page)).toBeVisible()
  // Every try of the same text has the same key.
  expect(new Set(sent.map((request) => request.headers()['idempotency-key'])).size).toBe(1)
  const kept = (await call('GET', `/api/v1/conversations/${id}/messages`)).body.data
  expect(kept).toHaveLength(2)
})

test('without a network the draft stays and says why nothing is sent @long', async ({ openAs }) => {
  const page = await openAs('operator')
  await newTalk(page, 'operator')
  await page.context().setOffline(true)
  await expect(page.getByText('没有网络连接，输入的内容已保留，恢复后可发送')).toBeVisible()
  await box(page).fill('草稿')
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('草稿')
  await expect(send(page)).toBeDisabled()
  await page.context().setOffline(false)
  await expect(send(page)).toBeEnabled()
})

test('Enter of an input method sends nothing @long', async ({ openAs }) => {
  const page = await openAs('operator')
  await newTalk(page, 'operator')
  const sent = questionsOf(page)
  await box(page).fill('nihao')
  await box(page).evaluate((element) =>
    element.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Enter',
        keyCode: 229,
        isComposing: true,
        bubbles: true,
      }),
    ),
  )
  await expect(box(page)).toHaveValue('nihao')
  expect(sent).toHaveLength(0)
})

test('two tabs: the other one says that it is being answered, and can stop it @long', async ({
  openAs,
}) => {
  const page = await openAs('operator')
  const { id } = await newTalk(page, 'operator')
  const other = await page.context().newPage()
  await other.goto(`${CHAT}?c=${id}`)
  await expect(other.getByText('想写点什么？')).toBeVisible()
  await box(page).fill(LONG)
  await send(page).click()
  await expect(stop(page)).toBeVisible()
  await box(other).fill('另一个标签页的问题')
  await send(other).click()
  await expect(other.getByRole('alert')).toContainText('上一条还在回答中')
  await expect(box(other)).toHaveValue('另一个标签页的问题')
  await stop(other).click()
  await expect(messages(other).last().getByText('已停止')).toBeVisible()
  await expect(messages(page).last().getByText('已停止')).toBeVisible()
  await expect(send(page)).toBeVisible()
})

test('a conversation is renamed, found, deleted, and taken back @long', async ({ openAs }) => {
  const page = await openAs('operator')
  await newTalk(page, 'operator')
  const name = `选题 ${Date.now()}`
  const row = list(page).getByRole('listitem').filter({ hasText: '新对话' }).first()
  await row.getByRole('button', { name: /的操作$/ }).click()
  await page.getByRole('menuitem', { name: '重命名' }).click()
  await page.getByRole('textbox', { name: /的新标题$/ }).fill(name)
  await page.keyboard.press('Enter')
  const renamed = list(page).getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(renamed).toBeVisible()
  await list(page).getByRole('searchbox').fill(name)
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  await list(page)
    .getByRole('button', { name: `“${name}”的操作` })
    .click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await expect(page.getByText('对话已删除', { exact: true })).toBeVisible()
  await expect(renamed).toHaveCount(0)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(renamed).toHaveAttribute('aria-current', 'true')
})

test('an answer in one piece is shown the same way @long', async ({ openAs }) => {
  const page = await openAs('operator')
  await newTalk(page, 'operator')
  await page.getByRole('button', { name: '回答方式' }).click()
  await page.getByRole('menuitemcheckbox', { name: '逐字显示回答' }).click()
  await page.keyboard.press('Escape')
  const whole = page.waitForResponse((response) => response.url().includes('send_ai_chat'))
  await box(page).fill('一次说完')
  await send(page).click()
  expect((await whole).status()).toBe(201)
  await expect(messages(page)).toHaveCount(2)
  await expect(answer(page)).not.toBeEmpty()
})

test('a line of an answer goes into the title of a content, and is taken back @long', async ({
  openAs,
}) => {
  const page = await openAs('operator')
  const { call } = await newTalk(page, 'operator')
  const first = (await call('GET', '/api/v1/creator_contents?sort=-updated_at&page[size]=1')).body
    .data[0]
  await box(page).fill('写 3 个标题：通勤包')
  await send(page).click()
  await expect(messages(page)).toHaveCount(2)
  await messages(page).last().getByRole('button', { name: '插入到内容' }).click()
  const dialog = page.getByRole('dialog', { name: '插入到内容' })
  const lines = dialog.getByLabel('插入哪一段')
  await lines.selectOption({ index: 1 })
  const line = await lines.inputValue()
  await dialog.getByLabel('位置').selectOption('title')
  expect(await findSeriousViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: '替换标题' }).click()
  await expect(dialog).toHaveCount(0)
  const title = async () =>
    (await call('GET', `/api/v1/creator_contents/${first.id}`)).body.data.attributes.title
  expect(await title()).toBe(line)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(title).toBe(first.attributes.title)
})

test('the last conversation is open, and who may not chat is sent away @long', async ({
  openAs,
}) => {
  const page = await openAs('operator', { at: CHAT })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI 聊天助手')
  await expect(
    list(page).getByRole('listitem').first().getByRole('button').first(),
  ).toHaveAttribute('aria-current', 'true')
  const vip = await openAs('vip', { at: CHAT })
  await expect(vip).toHaveURL(/#\/40[13]/)
})

test('on a phone the conversations are behind a button, and nothing is cut off @long', async ({
  openAs,
}) => {
  const page = await openAs('operator')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(CHAT)
  await expect(box(page)).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: '对话列表' }).click()
  const drawer = page.getByRole('dialog', { name: '对话列表' })
  await drawer.getByRole('listitem').last().getByRole('button').first().click()
  await expect(drawer).toHaveCount(0)
  await expect(messages(page).first()).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
})
