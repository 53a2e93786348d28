import type { Page, Request } from '@playwright/test'
import { fillSignIn } from './support/sign-in.ts'
import { startSystem } from './support/start-system.ts'
import { PASSWORD, origin } from './support/system.ts'
import { behaviour, expect, test } from './support/test.ts'

const NEW_PASSWORD = 'correct horse 2026'

let encrypting: Awaited<ReturnType<typeof startSystem>>
test.beforeAll(async () => {
  encrypting = await startSystem(undefined, { ENCRYPT_CREDENTIALS: '1' })
})
test.afterAll(async () => encrypting.stop())

/** Records request bodies and loaded scripts of the page as text. */
function listen(page: Page) {
  const bodies: string[] = []
  const scripts: string[] = []
  page.on('request', (request: Request) => {
    const path = new URL(request.url()).pathname
    if (request.method() !== 'GET') bodies.push(decodeURIComponent(request.postData() ?? ''))
    if (/seal-fields/.test(path)) scripts.push(path)
  })
  return { bodies, scripts }
}

async function signInAt(server: string, page: Page, password = PASSWORD): Promise<void> {
  await page.goto(`${server}/#/login`)
  await fillSignIn(page, 'creator', password)
  await expect(page).toHaveURL(/#\/home/)
}

test('without a published key the password is sent as it is, and nothing is loaded for it @long', async ({
  page,
}) => {
  const { bodies, scripts } = listen(page)
  await signInAt(origin, page)
  behaviour('B-130', () => expect(bodies.some((body) => body.includes(PASSWORD))).toBe(true))
  expect(scripts).toEqual([])
})

test('with a published key neither name nor passwords leave the page in the clear @long', async ({
  page,
}) => {
  const { bodies, scripts } = listen(page)
  await signInAt(encrypting.origin, page)
  expect(scripts).toHaveLength(1)
  await page.goto(`${encrypting.origin}/#/ucenter/password`)
  await page.getByLabel(/^当前密码/).fill(PASSWORD)
  await page.getByLabel(/^新密码/).fill(NEW_PASSWORD)
  await page.getByLabel(/^再次输入新密码/).fill(NEW_PASSWORD)
  await page.locator('main button[type="submit"]').click()
  await expect(page.getByText(/密码已修改/).first()).toBeVisible()
  await page.getByRole('button', { name: /的菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/#\/login/)
  await signInAt(encrypting.origin, page, NEW_PASSWORD)
  behaviour('B-129', () => {
    expect(bodies.filter((body) => body.includes('rsa.'))).toHaveLength(3)
    for (const secret of [PASSWORD, NEW_PASSWORD, 'username=creator'])
      expect(bodies.filter((body) => body.includes(secret))).toEqual([])
  })
})
