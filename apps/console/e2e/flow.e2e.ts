import type { Browser, Page } from '@playwright/test'
import { openSignedIn } from './support/sign-in.ts'
import { startSystem } from './support/start-system.ts'
import { callAs } from './support/system.ts'
import { expect, test } from './support/test.ts'

/**
 * The way of a content through the hands of everyone, in a system of its own: what one leaves, the
 * next one finds. `AIMS` are the most presses for so many contents.
 *
 * @source screens §3
 */
const AIMS = {
  collect: () => 13,
  look: (count: number) => count + 1,
  review: (count: number) => count,
  assign: () => 3,
  queue: () => 5,
} as const

let system: Awaited<ReturnType<typeof startSystem>> | undefined
test.beforeAll(async () => {
  test.setTimeout(150_000)
  system = await startSystem()
})
test.afterAll(async () => system?.stop())

const serverOf = () => system?.origin ?? ''

/** A person at work, whose presses are counted. */
async function sit(browser: Browser, username: string, path: string) {
  const page = await openSignedIn(await browser.newContext(), username, {
    server: serverOf(),
    at: `${serverOf()}/#${path}`,
  })
  let presses = 0
  const startedAt = performance.now()
  return {
    page,
    async key(name: string) {
      await page.keyboard.press(name)
      presses += 1
    },
    /** Words count as one press. */
    async type(target: ReturnType<Page['getByRole']>, words: string) {
      await target.fill(words)
      presses += 1
    },
    async click(target: ReturnType<Page['getByRole']>) {
      await target.click()
      presses += 1
    },
    /** Tells how it went, and closes the browser. */
    async leave(what: keyof typeof AIMS, count: number) {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      const aim = AIMS[what](count)
      console.log(`${what} ${count}: ${presses} presses, ${seconds} s (aim ${aim})`)
      expect(presses).toBeLessThanOrEqual(aim)
      await page.context().close()
    },
  }
}

/** Number of contents with these filters. */
async function count(query: string): Promise<number> {
  const call = await callAs('manager', serverOf())
  return (await call('GET', `/api/v1/${query}&page[size]=1`)).body.meta.record_count
}

const CHECKED = 'carry_contents?filter[status]=checked'
const FETCHED = 'carry_contents?filter[status]=fetched&filter[source]=douyin'
const LOOKED_AT = 'carry_contents?filter[status]=processed&filter[source]=douyin'
const QUEUED = 'publish_contents?filter[status]=queued'

async function collectTen(browser: Browser): Promise<void> {
  const collector = await sit(browser, 'operator', '/guanghe/gh-pic/new')
  const { page } = collector
  await collector.type(page.getByRole('searchbox', { name: '关键词' }), '夏')
  const answered = page.waitForResponse(/search_\w*pool\?.*q=/)
  await collector.key('Enter')
  await answered
  const free = page.getByRole('list', { name: '搜索结果' }).locator('button[aria-pressed]')
  await expect(free).not.toHaveCount(0)
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
  await expect(page.getByText('正在查重')).toHaveCount(0)
  await free.first().focus()
  for (let taken = 0; taken < 10; taken += 1) await collector.key('Space')
  await collector.key('Control+Enter')
  await expect(page.getByText('新增 10 · 已有 0 · 失败 0')).toBeVisible()
  await collector.leave('collect', 10)
}

/** Pieces come from watched authors: one press has the newest ones of an author brought in. */
async function collectPieces(browser: Browser): Promise<void> {
  const before = await count(FETCHED)
  const collector = await sit(browser, 'manager', '/guanghe/gh-pic/new?tab=authors')
  const author = collector.page.getByRole('row').filter({ hasText: '慢一点厨房' })
  await collector.click(author.getByRole('button', { name: /^采集/ }))
  await expect.poll(() => count(FETCHED)).toBeGreaterThanOrEqual(before + 10)
  await collector.page.context().close()
}

async function lookAtAll(browser: Browser): Promise<void> {
  const before = await count(LOOKED_AT)
  const looker = await sit(browser, 'auditor', '/guanghe/panel/audit?source=douyin')
  const cards = looker.page.locator('[data-card]')
  await expect(cards.first()).toBeFocused()
  const shown = await cards.count()
  for (let kept = 0; kept < shown; kept += 1) await looker.key('1')
  await looker.key('Control+Enter')
  await expect(looker.page.getByText(`已提交 ${shown} 条`, { exact: true })).toBeVisible()
  expect(await count(LOOKED_AT)).toBe(before + shown)
  await looker.leave('look', shown)
}

async function reviewAll(browser: Browser): Promise<void> {
  const before = await count(CHECKED)
  const auditor = await sit(browser, 'auditor', '/guanghe/gh-pic/audit?queue=carry&f.source=douyin')
  const piece = auditor.page.locator('[data-piece]')
  const end = auditor.page.getByText('全部审完')
  let reviewed = 0
  for (;;) {
    await expect(piece.or(end)).toBeVisible()
    if (await end.isVisible()) break
    const id = await piece.getAttribute('data-piece')
    await auditor.key('1')
    await expect(auditor.page.locator(`[data-piece="${id}"]`)).toHaveCount(0)
    reviewed += 1
  }
  expect(reviewed).toBeGreaterThanOrEqual(10)
  await expect.poll(() => count(CHECKED)).toBe(before + reviewed)
  await auditor.leave('review', reviewed)
}

/** @returns an account that took some, and the address of what it took */
async function assignAll(browser: Browser): Promise<{ account: string; address: string }> {
  const lead = await sit(browser, 'manager', '/guanghe/panel/daren?tab=contents')
  const plan = lead.page.getByRole('region', { name: '分配预览' })
  await lead.click(lead.page.getByRole('checkbox', { name: /^未分配 \d+$/ }))
  await lead.click(plan.getByRole('button', { name: '平均分' }))
  const send = plan.getByRole('button', { name: /^分配 \d+ 条$/ })
  const assigned = Number((await send.innerText()).replaceAll(/\D/g, ''))
  expect(assigned).toBeGreaterThanOrEqual(10)
  await lead.click(send)
  await expect(plan.getByRole('status')).toContainText(`已分配 ${assigned} 条`)
  const way = plan.getByRole('link', { name: /^去发布/ }).first()
  const account = ((await way.getAttribute('aria-label')) ?? '').replace('去发布：', '')
  const address = ((await way.getAttribute('href')) ?? '').replace(/^.*#/, '')
  await lead.leave('assign', assigned)
  return { account, address }
}

type Taken = Awaited<ReturnType<typeof assignAll>>

async function queueAll(browser: Browser, { account, address }: Taken): Promise<void> {
  const before = await count(QUEUED)
  const publisher = await sit(browser, 'manager', address)
  const { page } = publisher
  await publisher.click(page.getByRole('checkbox', { name: '选择本页' }).first())
  const bar = await page.getByText(/^已选 \d+ 项$/).innerText()
  const queued = Number(bar.replaceAll(/\D/g, ''))
  expect(queued).toBeGreaterThan(0)
  await publisher.click(page.getByRole('button', { name: '提交发布', exact: true }).first())
  const dialog = page.getByRole('dialog')
  // The account to which all of them are assigned is chosen already.
  await expect(dialog.getByRole('radio', { name: new RegExp(account) })).toBeChecked()
  await publisher.click(dialog.getByRole('button', { name: `提交 ${queued} 条` }))
  await expect.poll(() => count(QUEUED)).toBe(before + queued)
  await publisher.leave('queue', queued)
}

test('collect, first look, review, assign and queue: each hand finds what the last one left', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  await collectTen(browser)
  await collectPieces(browser)
  await lookAtAll(browser)
  await reviewAll(browser)
  await queueAll(browser, await assignAll(browser))
})
