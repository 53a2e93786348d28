import { origin } from './support/system.ts'
import { expect, test, type Page } from './support/test.ts'

const LIST = `${origin}/#/carry/content/list`
/** Requests that the start of a list makes; the last is the script of the screen. */
const ASKS = [
  '/refreshToken',
  '/users/get_info',
  '/v1/carry_contents',
  '/business_categories/',
  '/assets/contents.screen-',
]

const rowsOf = (page: Page) => page.locator('tbody input[type="checkbox"]')

/** Loads the page from the server, not only another screen, and waits until it is ready. */
async function load(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.reload()
  await expect(rowsOf(page).first()).toBeEnabled()
  // Stored once the first screen is ready.
  await page.waitForFunction(() => localStorage.getItem('omc.firstParts')?.includes('contents'))
}

/** Holds back the console's script, so earlier requests come from the page's own script. */
async function holdConsole(page: Page): Promise<() => void> {
  let arrive = () => {}
  const promise = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return () => arrive()
}

/** Records the paths of a page's requests, without the counts on the tabs of a list. */
function listen(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const isCount = searchParams.get('page[size]') === '1' || pathname.endsWith('/statistics')
    if (!isCount) asked.push(pathname)
  })
  return asked
}

test('who comes back is asked for early, and each thing once @long', async ({ openAs }) => {
  const before = await openAs('manager')
  const context = before.context()
  await load(before, LIST)
  await before.close()
  const page = await context.newPage()
  const arrive = await holdConsole(page)
  const asked = listen(page)
  await page.goto(LIST, { waitUntil: 'commit' })
  for (const ask of ASKS) await expect.poll(() => asked.filter(of(ask)).length, ask).toBe(1)
  arrive()
  await expect(rowsOf(page).first()).toBeEnabled()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const ask of ASKS) expect(asked.filter(of(ask)), ask).toHaveLength(1)
})

test('a second tab asks for no token of its own @long', async ({ openAs }) => {
  const first = await openAs('manager')
  await load(first, LIST)
  const second = await first.context().newPage()
  const arrive = await holdConsole(second)
  const asked = listen(second)
  await second.goto(LIST, { waitUntil: 'commit' })
  await expect.poll(() => asked.filter(of('/assets/console-')).length).toBe(1)
  // Lock queries are answered in order, so the page's query about other tabs is answered by now.
  await second.evaluate(async () => void (await navigator.locks.query()))
  expect(asked.filter(of('/refreshToken'))).toEqual([])
  arrive()
  await expect(rowsOf(second).first()).toBeEnabled()
  expect(asked.filter(of('/v1/carry_contents'))).toHaveLength(1)
})

test('who signed out leaves nothing behind that could be asked for @long', async ({ openAs }) => {
  const page = await openAs('manager')
  await load(page, LIST)
  await page.getByRole('button', { name: /的菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/#\/login/)
  const asked = listen(page)
  await page.reload()
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  expect(asked.filter((path) => ASKS.some((ask) => of(ask)(path)))).toEqual([])
})

function of(ask: string): (path: string) => boolean {
  return (path) => path.includes(ask)
}
