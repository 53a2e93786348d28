import { findSeriousViolations } from './look/find-serious-violations.ts'
import { callAs, origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

test('shows accounts by problem, and mends one with a press @long', async ({ openAs }) => {
  const call = await callAs('manager')
  const { body } = await call('GET', '/api/v1/studio_accounts?filter[expired]=false')
  // One without another problem: other tests make accounts that lack a category.
  const { id, attributes } = body.data.find(
    (one: { attributes: { business_category_id: string | null } }) =>
      one.attributes.business_category_id !== null,
  )
  const put = (change: object) => call('PUT', `/api/v1/studio_accounts/${id}`, change)
  const before = attributes.expires_at
  try {
    await put({ expires_at: '2026-01-01T00:00:00Z' })
    const page = await openAs('manager', { at: `${origin}/#/carry/account/audit` })
    await page.getByRole('radio', { name: /^登录过期 \d+$/ }).click()
    const card = page.getByRole('listitem').filter({ hasText: attributes.nickname })
    await expect(card.getByText('登录过期')).toBeVisible()
    await expect(page.getByText('无发布权限').filter({ visible: true })).toHaveCount(0)
    expect(await findSeriousViolations(page)).toEqual([])
    // The channel says that the login holds, so the check mends it.
    await card.getByRole('button', { name: '检查' }).click()
    await expect(card).toHaveCount(0)
    await put({ expires_at: '2026-01-01T00:00:00Z' })
    await page.reload()
    await card.getByRole('button', { name: '停用' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click()
    await expect(page.getByText('已停用账号').first()).toBeVisible()
    await expect(card).toHaveCount(0)
    const now = await call('GET', `/api/v1/studio_accounts/${id}`)
    expect(now.body.data.attributes.visiable).toBe(false)
  } finally {
    await put({ expires_at: before, visiable: true })
  }
})

test('lists the logins that ran out, and renews one @long', async ({ openAs }) => {
  const call = await callAs('manager')
  const { body } = await call('GET', '/api/v1/access_accounts?page[size]=1')
  const [{ id, attributes }] = body.data
  const put = (change: object) => call('PUT', `/api/v1/access_accounts/${id}`, change)
  await put({ expires_at: '2026-01-01T00:00:00Z' })
  try {
    const page = await openAs('manager', { at: `${origin}/#/carry/account/audit` })
    const logins = page.getByRole('region', { name: /^已过期的授权/ })
    const login = logins.getByRole('listitem').filter({ hasText: attributes.nickname })
    await expect(login.getByRole('button', { name: '验证登录' })).toBeVisible()
    await login.getByRole('button', { name: '编辑' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('button', { name: /^替换 / }).first()).toBeVisible()
    expect(await findSeriousViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await put({ expires_at: attributes.expires_at })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('账号审核')
    await expect(login).toHaveCount(0)
  } finally {
    await put({ expires_at: attributes.expires_at })
  }
})

test('is open to vip, to look at, and to nobody else @long', async ({ openAs }) => {
  const page = await openAs('vip', { at: `${origin}/#/carry/account/audit` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('账号审核')
  await expect(page.getByRole('button', { name: '停用' })).toHaveCount(0)
  expect(await findSeriousViolations(page)).toEqual([])
  const other = await openAs('auditor', { at: `${origin}/#/carry/account/audit` })
  await expect(other).toHaveURL(/#\/40[13]/)
})
