import type { Page } from '@playwright/test'
import { PAYLOADS } from '../../../libs/chat-widget/consumers/payloads.ts'
import { builtScreens } from '../built-paths.ts'
import { goTo, openAttacked, type Victim } from './support/attacked.ts'
import { createPoison } from './support/poison.ts'
import { mayOpen } from './support/shown-menu.ts'
import { callAs } from './support/system.ts'
import { expect, isLong, LONG, test } from './support/test.ts'

/** Queries of screens that show texts of people only with them. */
const QUERIES: Readonly<Record<string, string>> = {
  '/console': '?uid=88213',
  '/guanghe/agent/detail': '?account={id}',
  '/sage': '?tab=library',
}

/** One address of every built screen that a signed-in person sees. */
const SCREENS = (await builtScreens())
  .filter(({ file }) => !file.includes('/screens/session/'))
  .flatMap(
    ({ paths }) =>
      paths.findLast(
        (path) => !/[{*]/.test(path.replace('{id}', '')) && mayOpen('manager', path),
      ) ?? [],
  )
  .map((path) => path + (QUERIES[path] ?? ''))
/** Screens that show no text that a person wrote; the names of figures are keys, which stay as they are. */
const TEXTLESS = new Set([
  '/ucenter/landing',
  '/401',
  '/403',
  '/ucenter/password',
  '/404',
  '/guanghe/tag/list',
])
/** Account whose page is opened; its login has run out, so the check of accounts shows it. */
const account = { id: '', expiresAt: '' }
/** Parameters that a link from outside may carry. */
const PARAMETERS = ['q', 'uid', 'title', 'redirect', 'f.status', 'sort', 'code', 'state']
const QUEUE_SHOWS = 20
/** The gate walks over every third screen. */
const WALKED = SCREENS.filter((_, at) => isLong || at % 3 === 0)
const LEAST_SHOWN = isLong ? 290 : 200
const LEAST_HITS = 50

const HIT = /hit\(\d+\)/

test.beforeAll(async () => {
  const call = await callAs('manager')
  const { body } = await call('GET', '/api/v1/studio_accounts?filter[expired]=false')
  const [{ id, attributes }] = body.data
  Object.assign(account, { id, expiresAt: attributes.expires_at })
  expect((await call('POST', '/api/v1/conversations', { title: '对话' })).status).toBe(201)
  const ended = { expires_at: '2026-01-01T00:00:00Z' }
  expect((await call('PUT', `/api/v1/studio_accounts/${id}`, ended)).status).toBe(200)
})
test.afterAll(async () => {
  const call = await callAs('manager')
  await call('PUT', `/api/v1/studio_accounts/${account.id}`, { expires_at: account.expiresAt })
})

/** Text that people read on a screen, also in its fields. Runs in the page. */
function wordsIn(main: HTMLElement): string {
  const fields = [...main.querySelectorAll<HTMLInputElement>('input, textarea')]
  const values = fields.filter((field) => field.checkVisibility()).map(({ value }) => value)
  return [main.innerText, ...values].join('\n')
}

/** Opens the screens with their overlays. */
async function walk({ page, look }: Victim): Promise<void> {
  for (const screen of WALKED) {
    await goTo(page, screen.replace('{id}', account.id))
    if (!TEXTLESS.has(screen))
      await expect
        .poll(() => page.locator('main').evaluate(wordsIn), { message: screen })
        .toMatch(HIT)
    await look()
  }
  await page.getByRole('button', { name: /^通知/ }).first().click()
  await expect(page.getByRole('dialog').getByText(HIT).first()).toBeVisible()
  await look()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: /^搜索菜单/ }).fill('<img src=x')
  await expect(page.getByRole('option').filter({ hasText: HIT }).first()).toBeVisible()
  await look()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
}

const query = (texts: readonly string[]): string =>
  new URLSearchParams(PARAMETERS.map((name, at) => [name, texts[at] ?? ''])).toString()

/** Opens links with markup or a script URL in every parameter, or as the path. */
async function followLinks({ page, look }: Victim): Promise<void> {
  const scripts = PAYLOADS.filter((text) => text.startsWith('javascript:'))
  const addresses = ['/carry/content/list', '/console', '/login', '/404'].flatMap((screen) => [
    `${screen}?${query(PAYLOADS)}`,
    `${screen}?${query(scripts)}`,
  ])
  for (const address of [...addresses, `/${encodeURIComponent(PAYLOADS[0] ?? '')}`]) {
    // The guard decides the target; some links lead to the current screen.
    await page.evaluate((to) => void (location.hash = `#${to}`), address)
    await expect(page.locator('main h1:visible').first()).toBeVisible()
    await look()
  }
}

for (const csp of [true, false]) {
  const under = csp ? 'under its policy' : 'without any policy'

  // Without a policy nothing else stops a text: the walk that tells more.
  const tag = csp ? LONG : []
  test(
    `T8: ${PAYLOADS.length} hostile texts in every answer run nowhere, ${under}`,
    { tag },
    async ({ context }) => {
      test.setTimeout(240_000)
      // The policy blocks images of other sites and reports it.
      const poison = createPoison({ addresses: !csp })
      await context.route('**/api/v1/**', async (route) => {
        const url = new URL(route.request().url())
        // Drop the search, so every search finds rows.
        url.searchParams.delete('filter[search]')
        const answer = await route.fetch({ url: url.href })
        const isJson = (answer.headers()['content-type'] ?? '').includes('json')
        if (!isJson) return route.fulfill({ response: answer })
        return route.fulfill({ response: answer, json: poison.into(await answer.json()) })
      })
      const attacked = await openAttacked(context, { csp })
      await walk(attacked)
      await followLinks(attacked)
      expect(poison.given()).toBeGreaterThan(PAYLOADS.length)
      expect(attacked.shown.size, 'hostile texts seen').toBeGreaterThan(LEAST_SHOWN)
      expect(attacked.runs).toEqual([])
      expect(attacked.faults).toEqual([])
      await (csp ? isRefused(attacked) : doesRun(attacked))
    },
  )
}

test('T8: the policy refuses hostile texts that are parsed as markup @long', async ({
  context,
}) => {
  const attacked = await openAttacked(context, { csp: true })
  await followLinks(attacked)
  expect(attacked.faults).toEqual([])
  await isRefused(attacked)
})

const plant = (page: Page, texts: readonly string[]) =>
  page.evaluate((given) => {
    for (const text of given) document.body.insertAdjacentHTML('beforeend', text)
  }, texts)

/** The policy refuses even text that is parsed as markup. */
async function isRefused({ page, runs }: Victim): Promise<void> {
  await expect(plant(page, PAYLOADS)).rejects.toThrow(/TrustedHTML/)
  expect(runs).toEqual([])
}

/** Control: the detector sees payloads that run. */
async function doesRun({ page, runs }: Victim): Promise<void> {
  await plant(
    page,
    PAYLOADS.filter((text) => /^<(img|svg|video|audio|input)/i.test(text)),
  )
  await expect.poll(() => runs.length).toBeGreaterThan(LEAST_HITS)
}

/** Packs payloads into titles: as many as fit, for as many titles as the queue shows. */
function titlesOf(texts: readonly string[]): readonly string[] {
  const titles = ['']
  for (const text of texts) {
    const joined = `${titles.at(-1)} ${text}`.trim()
    if (joined.length <= 200) titles.splice(-1, 1, joined)
    else titles.push(text)
  }
  return titles.slice(0, QUEUE_SHOWS)
}

test('T8: hostile texts that were stored are texts in the queue and in the error log', async ({
  context,
}) => {
  test.setTimeout(240_000)
  const call = await callAs('manager')
  const ids: string[] = []
  const storable = PAYLOADS.filter((text) => HIT.test(text) && /^[ -~]{1,200}$/.test(text))
  const titles = titlesOf(storable)
  const { data: rules } = (await call('GET', '/api/v1/channel_rules?filter[channel]=youhaohuo'))
    .body
  const limitTitles = (most: number) =>
    call('PUT', `/api/v1/channel_rules/${rules[0].id}`, { title_max: most })
  // The channel takes short titles only, and the queue keeps to it.
  expect((await limitTitles(200)).status).toBe(200)
  try {
    for (const title of titles) {
      const item = { uid: '88213', title, priority: 100 }
      const made = await call('POST', '/api/v1/publish_contents', item)
      expect(made.status, `${title}: ${JSON.stringify(made.body)}`).toBe(201)
      ids.push(made.body.data.id)
    }
    const { page, runs, look } = await openAttacked(context, { csp: false })
    await goTo(page, '/console?uid=88213')
    for (const [at, title] of titles.entries())
      await expect(page.getByTestId(`queue-${ids[at]}`)).toContainText(title)
    await look()
    const told = page.waitForEvent('pageerror')
    await page.evaluate((text) => void Promise.reject(new Error(text)), titles[0])
    await told
    await page.getByRole('button', { name: /^错误日志/ }).click()
    await expect(page.getByRole('dialog', { name: '错误日志' })).toContainText(HIT)
    await look()
    expect(runs).toEqual([])
  } finally {
    for (const id of ids) await call('DELETE', `/api/v1/publish_contents/${id}`)
    await limitTitles(rules[0].attributes.title_max)
  }
})
