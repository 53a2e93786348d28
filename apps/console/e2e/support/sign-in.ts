import { expect, type BrowserContext, type Page } from '@playwright/test'
import { PASSWORD, origin } from './system.ts'

/** Signs in through the form. @param server  default: this worker's */
export async function signIn(
  page: Page,
  username: string,
  { password = PASSWORD, server = origin } = {},
): Promise<void> {
  await page.goto(`${server}/#/login`)
  await fillSignIn(page, username, password)
}

/** Fills and submits the form of the open page. */
export async function fillSignIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('用户名或手机号').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** Opens a page of a signed-in person. The context has the cookie that renews the session. */
export async function openSignedIn(
  context: BrowserContext,
  username: string,
  entry?: Entry,
): Promise<Page> {
  const page = await context.newPage()
  await enterAs(page, username, entry)
  return page
}

/** Where a person enters. `server`: default this worker's; `at`: address, default its home. */
type Entry = { readonly server?: string; readonly at?: string | undefined }

/**
 * Opens the console in a page as a signed-in person. The session comes directly from the server,
 * which saves a second for the form.
 */
export async function enterAs(
  page: Page,
  username: string,
  { server = origin, at = `${server}/#/home` }: Entry = {},
): Promise<void> {
  const answer = await page.context().request.post(`${server}/oauth/token`, {
    form: { grant_type: 'password', username, password: PASSWORD },
  })
  expect(answer.ok(), `signing ${username} in: ${answer.status()}`).toBe(true)
  // as: the sign-in answer in the specification.
  const { access_token: token } = (await answer.json()) as { access_token: string }
  // Any small file of the console's origin gives access to its storages.
  await page.goto(`${server}/favicon.svg`)
  await page.evaluate((given) => {
    sessionStorage.setItem('Authorization', given)
    localStorage.setItem('omc.signedIn', 'true')
  }, token)
  await page.goto(at)
}
