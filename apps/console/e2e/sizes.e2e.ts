import type { Locator } from '@playwright/test'
import { origin } from './support/system.ts'
import { expect, test, type Page } from './support/test.ts'

const CONTENTS = `${origin}/#/carry/content/list`
const USERS = `${origin}/#/setting/user`
const LONG = '一个非常长的名字没有空格'.repeat(5).slice(0, 60)
const LONG_EN = 'Averyverylongnamewithoutanygap'.repeat(2).slice(0, 60)

/** Overrides attributes of every record of a list. */
async function rename(page: Page, list: string, attributes: Readonly<Record<string, string>>) {
  await page.route(
    (url) => url.pathname === `/api/v1${list}`,
    async (route) => {
      const response = await route.fetch()
      // as: a list of the API.
      const body = (await response.json()) as { data: { attributes: object }[] }
      for (const record of body.data) Object.assign(record.attributes, attributes)
      await route.fulfill({ response, json: body })
    },
  )
}

/** Opens a page with this density stored as an earlier choice. */
async function openIn(page: Page, density: string | null, address: string): Promise<void> {
  await page.evaluate((chosen) => {
    if (chosen === null) localStorage.removeItem('omc.theme')
    else localStorage.setItem('omc.theme', JSON.stringify({ density: chosen }))
  }, density)
  await page.goto(address)
  await page.reload()
  await expect(page.locator('tbody tr td').nth(2)).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

const heights = async (rows: Locator) => [
  ...new Set(await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))),
]

test.describe('rows have the height of their density', () => {
  const STEPS = [
    [null, 40],
    ['comfortable', 48],
    ['compact', 36],
  ] as const

  test('also with long names @long', async ({ openAs }) => {
    const page = await openAs('admin')
    await rename(page, '/users', { full_name: LONG, username: LONG_EN, team_name: LONG })
    await rename(page, '/carry_contents', { title: LONG, category: LONG, source: LONG_EN })
    for (const [density, height] of STEPS) {
      for (const address of [CONTENTS, USERS]) {
        await openIn(page, density, address)
        const found = await heights(page.locator('tbody tr'))
        expect(found, `${density} ${address}`).toEqual([height])
      }
    }
  })
})

/** Elements that overflow their card, or make the page scroll sideways. */
const leaving = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('main section, main .rounded-card')]
    const out = cards.flatMap((card) => {
      const box = card.getBoundingClientRect()
      return [...card.querySelectorAll('*')]
        .filter(
          (part) => !part.closest('[tabindex="0"], .sr-only, iframe') && part.checkVisibility(),
        )
        .filter((part) => {
          const { left, right, width } = part.getBoundingClientRect()
          return width > 0 && (right > box.right + 1 || left < box.left - 1)
        })
        .map((part) => `${part.tagName} ${part.textContent?.slice(0, 20)}`)
    })
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    return wide > 0 ? [...out, `the page is ${wide} px too wide`] : out
  })

test('a long name stays in its card @long', async ({ openAs }) => {
  const page = await openAs('operator')
  await rename(page, '/studio_accounts', { nickname: LONG_EN + LONG })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const address of ['/home', '/console?uid=73901']) {
      await page.goto(`${origin}/#${address}`)
      await page.reload()
      await expect(
        page.getByText(LONG_EN.slice(0, 20)).filter({ visible: true }).first(),
      ).toBeVisible()
      expect(await leaving(page), `${width} ${address}`).toEqual([])
    }
  }
})

test('on a phone the acts of a list stand in one row, those but the first in a menu @long', async ({
  openAs,
}) => {
  const page = await openAs('admin', { at: `${origin}/#/setting/user` })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ['/carry/content/list', '/carry/material/list', '/guanghe/panel/douyin']) {
    await page.goto(`${origin}/#${address}`)
    await expect(page.getByRole('button', { name: '更多操作', exact: true })).toBeVisible()
    const acts = page.locator('.omc-acts ~ *').filter({ visible: true })
    const tops = await page
      .locator('.omc-acts')
      .locator('..')
      .getByRole('button')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(tops.length, address).toBeGreaterThan(2)
    expect(new Set(tops).size, address).toBe(1)
    expect(await acts.filter({ hasText: /./ }).count(), address).toBe(1)
  }
  await page.getByRole('button', { name: '更多操作', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: '新建' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('home stands still while it is loaded @long', async ({ openAs }) => {
  const page = await openAs('manager')
  const context = page.context()
  const slow = await context.newPage()
  // Answers arrive one after another, as on a slow connection.
  let turn = 0
  await slow.route('**/api/v1/**', async (route) => {
    turn += 1
    await new Promise((resolve) => setTimeout(resolve, 150 * turn))
    await route.continue()
  })
  await slow.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      // as: the entries of this type.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await slow.goto(`${origin}/#/home`)
  await expect(slow.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(slow.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 })
  await expect(slow.locator('main .animate-breathe')).toHaveCount(0)
  const shift = await slow.evaluate(() =>
    Number(Reflect.get(Reflect.get(globalThis, 'seen'), 'shift')),
  )
  expect(shift).toBeLessThan(0.02)
})
