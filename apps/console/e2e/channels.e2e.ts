import { findSeriousViolations } from './look/find-serious-violations.ts'
import { callAs, origin } from './support/system.ts'
import { expect, test, type Page } from './support/test.ts'

/** A channel that has an account of the team, and that other tests leave alone. */
const CHANNEL = { name: 'wetao', title: '微淘' } as const

const setChannel = async (page: Page, isOn: boolean) => {
  const row = page.getByRole('row').filter({ hasText: CHANNEL.title })
  await row.getByRole('button', { name: /^编辑/ }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('checkbox', { name: '启用' }).setChecked(isOn)
  await panel.getByRole('button', { name: '保存', exact: true }).click()
  await expect(panel).toHaveCount(0)
}

const askTopics = async (page: Page, accountId: string) => {
  await page.goto(`${origin}/#/guanghe/account/${accountId}/edit?tab=publishing`)
  await page.getByRole('button', { name: '查找话题' }).click()
}

test('who runs the site turns a channel off and on again, and other pages follow @long', async ({
  openAs,
}) => {
  const call = await callAs('manager')
  const { body } = await call('GET', `/api/v1/studio_accounts?filter[platform]=${CHANNEL.name}`)
  const accountId = String(body.data[0].id)
  const site = await openAs('site_admin', { at: `${origin}/#/setting/team?tab=channels` })
  await expect(site.getByRole('row').filter({ hasText: CHANNEL.title })).toBeVisible()
  expect(await findSeriousViolations(site)).toEqual([])
  try {
    await setChannel(site, false)
    const manager = await openAs('manager')
    await askTopics(manager, accountId)
    await expect(manager.getByRole('alert').filter({ hasText: '已停用' })).toBeVisible()
    await setChannel(site, true)
    await manager.getByRole('button', { name: '重试' }).click()
    await expect(manager.getByRole('checkbox', { name: /热度/ }).first()).toBeVisible()
  } finally {
    const admin = await callAs('site_admin')
    const channels = (await admin('GET', '/api/v1/channels')).body.data
    const one = channels.find(
      ({ attributes }: { attributes: { name: string } }) => attributes.name === CHANNEL.name,
    )
    await admin('PUT', `/api/v1/channels/${one.id}`, { enabled: true })
  }
})

test('a token is told to be set, and is never shown @long', async ({ openAs }) => {
  const answers: string[] = []
  const site = await openAs('site_admin')
  site.on('response', (response) => {
    if (response.url().includes('/api/v1/channels'))
      void response.text().then((text) => answers.push(text))
  })
  await site.goto(`${origin}/#/setting/team?tab=channels`)
  const row = site.getByRole('row').filter({ hasText: CHANNEL.title })
  await row.getByRole('button', { name: /^编辑/ }).click()
  const panel = site.getByRole('dialog')
  await expect(panel.getByText('已设置')).toBeVisible()
  await expect(panel.getByLabel('令牌', { exact: true })).toHaveCount(0)
  await expect(panel.getByRole('button', { name: '替换 令牌' })).toBeVisible()
  expect(await findSeriousViolations(site)).toEqual([])
  expect(answers.length).toBeGreaterThan(0)
  expect(answers.join()).not.toContain('sandbox-demo-token')
  expect(await site.content()).not.toContain('sandbox-demo-token')
})

test('a lead of a team has no such tab, and the server gives nothing @long', async ({ openAs }) => {
  const manager = await openAs('manager', { at: `${origin}/#/setting/team?tab=channels` })
  await expect(manager.getByRole('tab', { name: '渠道规则' })).toBeVisible()
  await expect(manager.getByRole('tab', { name: '渠道', exact: true })).toHaveCount(0)
  const call = await callAs('manager')
  expect((await call('GET', '/api/v1/channels')).status).toBe(403)
})
