import type { Page } from '@playwright/test'
import { lastCode } from './support/last-code.ts'
import { callAs, origin, PASSWORD } from './support/system.ts'
import { behaviour, expect, signIn, test } from './support/test.ts'

const PHONE = '13900004321'
const NEW_PASSWORD = 'correct-horse-2026'

/** The sign-in page of the demo begins with passwords. */
async function openByCode(page: Page) {
  await page.goto(`${origin}/#/login`)
  await page.getByRole('tab', { name: '短信登录' }).click()
}
const signInButton = (page: Page) => page.getByRole('button', { name: '登录', exact: true })

test('the sign-in form says what is wrong where it is, and lets passwords be pasted and read', async ({
  page,
}) => {
  await openByCode(page)
  const phone = page.getByLabel('手机号')
  await phone.fill('2390000')
  await phone.blur()
  await expect(page.getByText('请输入正确的手机号')).toBeVisible()
  await phone.fill('')
  await signInButton(page).click()
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAttribute('autocomplete', 'tel-national')
  await expect(page.getByLabel('验证码')).toHaveAttribute('autocomplete', 'one-time-code')

  await page.getByRole('tab', { name: '密码登录' }).click()
  const password = page.getByLabel('密码', { exact: true })
  await password.evaluate((field) => {
    field.focus()
    document.execCommand('insertText', false, '12345')
  })
  await password.blur()
  await expect(page.getByText('密码不能少于6位')).toBeVisible()
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await page.getByRole('button', { name: '显示密码' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
})

test('a code is asked for with the phone number as user name, once a minute, and signs in @long', async ({
  page,
}) => {
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/sms_code')) asked.push(new URL(request.url()).search)
  })
  await openByCode(page)
  await page.getByLabel('手机号').fill('13800000003')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码已发送')).toBeVisible()
  behaviour('B-134', () => expect(asked).toEqual(['?username=13800000003']))
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  await page.clock.runFor(61_000)
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeEnabled()
  await page.getByLabel('验证码').fill(await lastCode('13800000003'))
  await signInButton(page).click()
  await behaviour('B-002', () => expect(page).toHaveURL(/#\/home/))
})

test('who registers proves the phone, is told each fault in its place, and is signed in @long', async ({
  page,
}) => {
  await page.goto(`${origin}/#/login?redirect=%2Fucenter%2Flanding`)
  await page.getByRole('link', { name: '注册账号' }).click()
  const submit = page.getByRole('button', { name: '注册并登录' })
  await submit.click()
  await expect(page.getByLabel('手机号')).toBeFocused()
  await page.getByLabel('手机号').fill(PHONE)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码已发送')).toBeVisible()
  await page.getByLabel('验证码').fill('0000000')
  await page.getByLabel('用户名').fill('xiaolin')
  await page.getByLabel(/^密码/).fill(NEW_PASSWORD)
  await page.getByLabel('确认密码').fill(`${NEW_PASSWORD}x`)
  await submit.click()
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible()
  await page.getByLabel('确认密码').fill(NEW_PASSWORD)
  await submit.click()
  await expect(page.getByText('请先阅读并同意用户约定')).toBeVisible()
  await page.getByRole('checkbox').check()
  await submit.click()
  await expect(page.getByText('验证码不正确或已失效')).toBeVisible()
  await page.getByLabel('验证码').fill(await lastCode(PHONE))
  await submit.click()
  await expect(page).toHaveURL(/#\/ucenter\/landing/)
  await expect(page.getByText('xiaolin').first()).toBeVisible()
})

test('the demo box fills the form with the account that is chosen, and shows the code that no phone gets @long', async ({
  page,
}) => {
  await page.goto(`${origin}/#/login`)
  await expect(page.getByRole('tab').first()).toHaveText('密码登录')
  const box = page.getByRole('region', { name: '演示' })
  await expect(box.getByText('omc-demo-2026')).toBeVisible()
  await page.getByRole('tab', { name: '短信登录' }).click()
  await box.getByRole('button', { name: /^auditor/ }).click()
  await expect(page.getByLabel('用户名或手机号')).toHaveValue('auditor')
  await page.getByLabel('用户名或手机号').fill('nobody')
  // Choosing it again fills the field again.
  await box.getByRole('button', { name: /^auditor/ }).click()
  await expect(page.getByLabel('用户名或手机号')).toHaveValue('auditor')
  await page.getByRole('link', { name: '注册账号' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('注册账号')
  await page.getByLabel('手机号').fill('13900008765')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: '填入' }).click()
  await page.getByLabel('用户名').fill('xiaoyan')
  await page.getByLabel(/^密码/).fill(NEW_PASSWORD)
  await page.getByLabel('确认密码').fill(NEW_PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册并登录' }).click()
  await expect(page.getByText('xiaoyan').first()).toBeVisible()
  await page.getByRole('button', { name: /的菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('tab', { name: '短信登录' }).click()
  await page.getByLabel('手机号').fill('13900008765')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: '填入' }).click()
  await expect(page.getByLabel('验证码')).toHaveValue(/^\d{7}$/)
  await signInButton(page).click()
  await expect(page.getByText('xiaoyan').first()).toBeVisible()
})

test('beside code and password, a social sign-in goes to the provider and comes back with a token to where the person was @long', async ({
  page,
}) => {
  const exchanged: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/auth/code')) exchanged.push(request.url())
  })
  await page.goto(`${origin}/#/ucenter/landing`)
  await expect(page).toHaveURL(/#\/login\?redirect=/)
  await behaviour('B-002', async () => {
    await expect(page.getByRole('tab', { name: '短信登录' })).toBeVisible()
    await expect(page.getByRole('tab', { name: '密码登录' })).toBeVisible()
  })
  await page.getByRole('link', { name: '第三方账号登录' }).click()
  await expect(page).toHaveURL(/\/oauth\/authorize/)
  await page.getByRole('button', { name: '同意授权' }).click()
  await behaviour('B-133', async () => {
    await expect(page).toHaveURL(/#\/ucenter\/landing$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('插件下载')
    expect(exchanged).toHaveLength(1)
  })
  // The code is valid once, and only in the browser that started the sign-in.
  const used = new URL(exchanged[0] ?? '').searchParams.get('code') ?? ''
  await page.goto(`${origin}/#/callback?code=${encodeURIComponent(used)}`)
  await expect(page.getByRole('alert')).toBeVisible()
  expect(page.url()).not.toContain(used)
})

test('a social sign-in that was refused, or began elsewhere, leads back to the sign-in @long', async ({
  page,
}) => {
  await page.goto(`${origin}/#/login`)
  await page.getByRole('link', { name: '第三方账号登录' }).click()
  await page.getByRole('button', { name: '拒绝' }).click()
  await expect(page.getByRole('alert')).toContainText('你取消了授权')
  await page.getByRole('button', { name: '返回登录' }).click()
  await expect(page).toHaveURL(/#\/login$/)
  // A state that this browser did not start: the server refuses its code.
  await page.goto(`${origin}/callback?code=stolen&state=foreign`)
  await expect(page.getByRole('alert')).toContainText('不是从这个浏览器开始的')
  expect(await page.evaluate(() => sessionStorage.getItem('Authorization'))).toBeNull()
})

test('a person changes the password in the user centre and signs in with the new one @long', async ({
  openAs,
  page,
}) => {
  const own = await openAs('vip')
  const call = await callAs('admin')
  await own.getByRole('button', { name: /的菜单/ }).click()
  await own.getByRole('menuitem', { name: '修改密码' }).click()
  await own.getByLabel('当前密码').fill('omc-demo-2026')
  await own.getByLabel(/^新密码/).fill(NEW_PASSWORD)
  await own.getByLabel('再次输入新密码').fill(NEW_PASSWORD)
  await own.getByRole('button', { name: '修改密码' }).click()
  await expect(own.getByText('密码已修改').first()).toBeVisible()
  await behaviour('B-139', async () => {
    await signIn(page, 'vip')
    await expect(page.getByRole('alert')).toContainText('用户名或密码')
    await signIn(page, 'vip', { password: NEW_PASSWORD })
    await expect(page).toHaveURL(/#\/home/)
  })
  // Other tests of this system sign in with the password that all people have.
  const { body } = await call('GET', '/api/v1/users?filter[search]=vip')
  const vip = body.data.find(
    (one: { attributes: { username: string } }) => one.attributes.username === 'vip',
  )
  expect((await call('PUT', `/api/v1/users/${vip.id}`, { password: PASSWORD })).status).toBe(200)
})

for (const [hour, words] of [
  [7, '早上好'],
  [11, '上午好'],
  [13, '中午好'],
  [17, '下午好'],
  [18, '晚上好'],
] as const) {
  test(`a sign-in at ${hour} o'clock greets with ${words} @long`, async ({ page }) => {
    await page.clock.setFixedTime(
      new Date(`2026-11-22T${String(hour).padStart(2, '0')}:30:00+08:00`),
    )
    await signIn(page, 'operator')
    await expect(page.getByText(`${words}，吴小满`).first()).toBeVisible()
  })
}
