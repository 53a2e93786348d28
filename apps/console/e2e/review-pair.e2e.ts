import { chromium, type BrowserServer, type Page } from '@playwright/test'
import { countAt, makePieces, piece, queueOf } from './support/review-pieces.ts'
import { enterAs } from './support/sign-in.ts'
import { callAs } from './support/system.ts'
import { expect, test } from './support/test.ts'

/** `OMC_REVIEW_PIECES=200` is the long form. */
const PIECES = Number(process.env['OMC_REVIEW_PIECES'] ?? 40)
/** Pieces that a page takes ahead, and the one that it shows. */
const HELD_MAX = 4

/** Pieces that one person decided on, in their order. */
type Sitting = { readonly page: Page; readonly decided: string[] }

/** Approves one piece after another until none is left, or as many as given. */
async function decide({ page, decided }: Sitting, most = Number.POSITIVE_INFINITY): Promise<void> {
  const end = page.getByText('全部审完')
  while (decided.length < most) {
    await expect(piece(page).or(end)).toBeVisible()
    if (await end.isVisible()) return
    const id = await piece(page).getAttribute('data-piece')
    if (id === null || id === decided.at(-1)) continue
    decided.push(id)
    await page.keyboard.press('1')
    await expect(page.locator(`[data-piece="${id}"]`)).toHaveCount(0)
  }
}

/** A browser with a process of its own, which a test can kill. */
async function openBrowser(username: string): Promise<{ server: BrowserServer; page: Page }> {
  const { executablePath, args } = test.info().project.use.launchOptions ?? {}
  const server = await chromium.launchServer({
    ...(executablePath ? { executablePath } : {}),
    ...(args ? { args } : {}),
  })
  const browser = await chromium.connect(server.wsEndpoint())
  const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await enterAs(page, username)
  return { server, page }
}

test('two auditors never get the same piece, also when one browser is killed; none is lost', async ({
  openAs,
}) => {
  test.setTimeout(60_000 + PIECES * 1_000)
  const name = `两人${Date.now()}`
  await makePieces(name, PIECES)
  const manager = await callAs('manager')
  const killed = await openBrowser('manager')
  const first: Sitting = { page: await openAs('auditor'), decided: [] }
  const second: Sitting = { page: killed.page, decided: [] }
  for (const { page } of [first, second]) await page.goto(queueOf(name))
  const startedAt = performance.now()
  const firstWork = decide(first)
  await decide(second, Math.floor(PIECES / 4))
  const held = await piece(second.page).getAttribute('data-piece')
  killed.server.process().kill('SIGKILL')
  await firstWork

  const both = first.decided.filter((id) => second.decided.includes(id))
  expect(both).toEqual([])
  expect(first.decided).not.toContain(held)
  const waiting = await countAt(manager, name, 'processed')
  expect(waiting).toBeGreaterThan(0)
  expect(waiting).toBeLessThanOrEqual(HELD_MAX + 1)

  // The pieces of the killed browser come back when its holds end, as they would by time.
  const path = `/api/v1/smart_contents?filter[category]=${encodeURIComponent(name)}&filter[status]=processed`
  for (const { id } of (await manager('GET', path)).body.data)
    await manager('POST', `/api/v1/smart_contents/${id}/claim`, { act: 'release' })
  await first.page.reload()
  await decide(first)
  await expect.poll(() => countAt(manager, name, 'checked')).toBe(PIECES)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `review by two: ${PIECES} pieces, ${first.decided.length} + ${second.decided.length} keys, ${seconds} s, ${both.length} twice, ${waiting} held by the killed browser`,
  )
})
