import type { Page } from '@playwright/test'
import { findSeriousViolations } from './look/find-serious-violations.ts'
import { KEY_TO_ANSWER_MS } from './support/key-to-answer.ts'
import { pagesOf } from './support/pages-of.ts'
import { countAt, makePieces, openReview, piece, queueOf } from './support/review-pieces.ts'
import { callAs, origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

const PIECES = 50

/** Notes for each key the time until another piece is drawn. */
const noteTimes = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { pieceTimes: times })
    const shown = () => document.querySelector('[data-piece]')?.getAttribute('data-piece')
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const before = shown()
        const look = () => {
          const now = shown()
          if (now === before || now === undefined) requestAnimationFrame(look)
          // The frame with the piece ends after this task.
          else {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => times.push(performance.now() - timeStamp))
            port1.start()
            port2.postMessage(null)
          }
        }
        requestAnimationFrame(look)
      },
      { capture: true },
    )
  })

test('reviews 50 pieces with 50 keys, each next one drawn at once, and takes the last ten back', async ({
  openAs,
}) => {
  const name = `五十条${Date.now()}`
  await makePieces(name, PIECES + 1)
  const call = await callAs('manager')
  const page = await openAs('auditor')
  await page.goto(queueOf(name))
  await expect(piece(page)).toBeVisible()
  await noteTimes(page)
  const startedAt = performance.now()
  const seen = new Set<string | null>()
  for (let n = 1; n <= PIECES; n += 1) {
    // A glance at the piece: meanwhile the next one has come.
    await expect(page.locator('[data-ahead]')).not.toHaveCount(0)
    seen.add(await piece(page).getAttribute('data-piece'))
    await page.keyboard.press('1')
    await expect
      .poll(
        () =>
          page.evaluate(() => (globalThis as never as { pieceTimes: number[] }).pieceTimes.length),
        { intervals: [5] },
      )
      .toBe(n)
  }
  expect(seen.size).toBe(PIECES)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const times = await page.evaluate(
    () => (globalThis as never as { pieceTimes: number[] }).pieceTimes,
  )
  const sorted = times.toSorted((a, b) => a - b)
  const p50 = sorted[PIECES / 2] ?? Number.NaN
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
  console.log(
    `review: ${PIECES} pieces, ${PIECES} keys, ${seconds} s; key to next piece p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
  )
  expect(p95).toBeLessThanOrEqual(KEY_TO_ANSWER_MS)
  await expect.poll(() => countAt(call, name, 'checked')).toBe(PIECES)
  for (let n = 0; n < 10; n += 1) await page.keyboard.press('z')
  await expect.poll(() => countAt(call, name, 'checked')).toBe(PIECES - 10)
  await expect(page.getByRole('button', { name: /^撤销 Z|^撤销$/ })).toBeDisabled()
})

test('rejects with a reason by keys, skips to the end, and says that all is reviewed @long', async ({
  openAs,
}) => {
  const name = `三条${Date.now()}`
  const call = await callAs('manager')
  const page = await openReview(openAs, name, 3)
  expect(await findSeriousViolations(page)).toEqual([])
  const skipped = await piece(page).getAttribute('data-piece')
  await page.keyboard.press('3')
  await page.keyboard.press('2')
  await page.keyboard.press('3')
  await expect.poll(() => countAt(call, name, 'rejected')).toBe(1)
  await page.keyboard.press('x')
  await page.keyboard.press('Enter')
  await expect.poll(() => countAt(call, name, 'rejected')).toBe(2)
  await expect(piece(page)).toHaveAttribute('data-piece', skipped ?? '')
  await page.keyboard.press('2')
  expect(await findSeriousViolations(page)).toEqual([])
  await page.getByLabel('其他原因').fill('封面不对')
  await page.getByLabel('其他原因').press('Enter')
  await expect(page.getByText('全部审完')).toBeVisible()
  await page.getByRole('button', { name: '我今天审的' }).click()
  const own = page.getByRole('dialog', { name: '我今天审的' })
  await expect(own.getByText('封面不对')).toBeVisible()
  expect(await own.getByText('图文不符').count()).toBeGreaterThanOrEqual(2)
})

test('lets go of what it holds when it is left @long', async ({ openAs }) => {
  const name = `放开${Date.now()}`
  const page = await openReview(openAs, name, 2)
  const manager = await callAs('manager')
  const path = `/api/v1/smart_contents/get_checked_content?category=${encodeURIComponent(name)}`
  expect((await manager('GET', path)).status).toBe(204)
  await page.goto(`${origin}/#/home`)
  await expect.poll(async () => (await manager('GET', path)).status).toBe(200)
})

test('tells that a hold ran out and another person has the piece, and changes nothing', async ({
  openAs,
}) => {
  const name = `到期${Date.now()}`
  const page = await openReview(openAs, name, 2)
  const id = await piece(page).getAttribute('data-piece')
  const manager = await callAs('manager')
  const auditor = await callAs('auditor')
  // The hold ends as it would by time, and somebody else takes the piece.
  await auditor('POST', `/api/v1/smart_contents/${id}/claim`, { act: 'release' })
  const path = `/api/v1/smart_contents/get_checked_content?category=${encodeURIComponent(name)}`
  expect((await manager('GET', path)).body.data.id).toBe(id)
  await page.keyboard.press('1')
  await expect(page.getByRole('alert').getByText(/已被他人处理/)).toBeVisible()
  expect(await countAt(manager, name, 'checked')).toBe(0)
})

test('shows what changed when a piece was edited while it was looked at @long', async ({
  openAs,
}) => {
  const name = `改动${Date.now()}`
  const page = await openReview(openAs, name, 2)
  const id = await piece(page).getAttribute('data-piece')
  const manager = await callAs('manager')
  await manager('PUT', `/api/v1/smart_contents/${id}`, { title: '新的标题' })
  await page.keyboard.press('1')
  const alert = page.getByRole('alert').filter({ hasText: '内容有改动' })
  await expect(alert.getByText('新的标题')).toBeVisible()
  await expect(piece(page)).toHaveAttribute('data-piece', id ?? '')
  expect(await countAt(manager, name, 'checked')).toBe(0)
  await page.keyboard.press('1')
  await expect.poll(() => countAt(manager, name, 'checked')).toBe(1)
})

const ROUTES = [
  ['/carry/audit/gh_video', 'auditor'],
  ['/guanghe/gh-pic/audit', 'auditor'],
  ['/guanghe/material/douyin', 'manager'],
  ['/carry/material/check', 'vip'],
  ['/jingdong/jd-video/douyin', 'auditor'],
] as const

test('each of the five routes has its queue and its decisions @long', async ({ openAs }) => {
  const pageOf = pagesOf(openAs)
  for (const [path, may] of ROUTES) {
    const page = await pageOf(may)
    await page.goto(`${origin}/#${path}`)
    await expect(page.getByRole('region', { name: '审核操作' }), path).toBeVisible()
    const shown = piece(page).or(page.getByText('全部审完')).filter({ visible: true })
    await expect(shown, path).toHaveCount(1)
  }
})
