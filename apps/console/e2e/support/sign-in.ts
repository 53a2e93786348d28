import { expect, type BrowserContext, type Page } from '@playwright/test'
import { PASSWORD, origin } from './system.ts'

/** Signs in as a person does: through the form. @param server  default: that of this worker */
export async function signIn(
  page: Page,
  username: string,
  { password = PASSWORD, server = origin } = {},
): Promise<void> {
  await page.goto(`${server}/#/login`)
  await fillSignIn(page, username, password)
}

/** Fills the form of the page that is open, and sends it. */
export async function fillSignIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('用户名或手机号').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/**
 * A page of a person who has signed in before: the session comes from the server directly, which
 * spares the form its second. The context has the cookie that renews it.
 */
export async function openSignedIn(
  context: BrowserContext,
  username: string,
  server = origin,
): Promise<Page> {
  const answer = await context.request.post(`${server}/oauth/token`, {
    form: { grant_type: 'password', username, password: PASSWORD },
  })
  expect(answer.ok(), `signing ${username} in: ${answer.status()}`).toBe(true)
  // The sign-in answer of the specification.
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const page = await context.newPage()
  // Any small file of the console's origin has its storages.
  await page.goto(`${server}/favicon.svg`)
  await page.evaluate((given) => {
    sessionStorage.setItem('Authorization', given)
    localStorage.setItem('omc.signedIn', 'true')
  }, token)
  await page.goto(`${server}/#/home`)
  return page
}
