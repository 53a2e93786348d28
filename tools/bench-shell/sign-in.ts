import type { BrowserContext } from '@playwright/test'

const PERSON = { username: 'manager', password: 'omc-demo-2026' }

/** Signs in without throttling; the context then has the session's cookie and storage. */
export async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${origin}/#/login`)
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('用户名或手机号').fill(PERSON.username)
  await page.getByLabel('密码', { exact: true }).fill(PERSON.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(/#\/home/)
  await page.close()
}
