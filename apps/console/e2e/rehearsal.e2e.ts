import { ownAccount } from './support/own-account.ts'
import { callAs, origin, postsOf } from './support/system.ts'
import { expect, test } from './support/test.ts'

test('a rehearsal of a queue shows payloads and problems, and the channel receives nothing', async ({
  openAs,
}) => {
  const uid = await ownAccount('operator', 2)
  const call = await callAs('operator')
  const long = '长'.repeat(60)
  const manage = await callAs('manager')
  const { data: rules } = (await manage('GET', '/api/v1/channel_rules?filter[channel]=youhaohuo'))
    .body
  const limitTitles = async (most: number) => {
    const set = await manage('PUT', `/api/v1/channel_rules/${rules[0].id}`, { title_max: most })
    expect(set.status).toBe(200)
  }
  // The queue takes what fits; the limit is lowered while the item waits in it.
  await limitTitles(60)
  const made = await call('POST', '/api/v1/publish_contents', { uid, title: long })
  expect(made.status).toBe(201)
  await limitTitles(rules[0].attributes.title_max)
  const queue = async () => {
    const path = `/api/v1/publish_contents?filter[uid]=${uid}&sort=id`
    const { body } = await call('GET', path)
    return body.data
  }
  const before = await queue()

  const page = await openAs('operator', { at: `${origin}/#/console?uid=${uid}` })
  const written: string[] = []
  await page.getByTestId('rehearse').click()
  page.on('request', (request) => {
    if (request.method() !== 'GET') written.push(new URL(request.url()).pathname)
  })
  const panel = page.getByRole('dialog', { name: '预演 · 不会发布' })
  await expect(panel.getByTestId('rehearsal-stripes')).toContainText('这是预演')
  const rows = panel.locator('[data-testid^="rehearsed-"]')
  await expect(rows).toHaveCount(3)
  const refused = rows.filter({ hasText: long })
  await expect(refused).toHaveAttribute('data-verdict', 'refused')
  await expect(refused).toContainText('标题')
  const first = rows.filter({ hasText: `待发 ${uid} 1-` })
  await first.getByText('会发送的内容').click()
  await expect(first).toContainText('图片 0 张')
  expect(written).toEqual([])

  await panel.getByText('发给替身').click()
  await expect(panel).toContainText('替身已全部应答，共 3 条')
  await expect(panel.getByTestId('rehearsal-stripes')).toContainText('真实平台收不到')
  expect(new Set(written)).toEqual(new Set(['/api/v1/publish_contents/rehearse']))
  expect((await postsOf(uid)).total).toBe(0)
  expect(await queue()).toEqual(before)
  const attempts = await call(
    'GET',
    `/api/v1/publish_attempts?filter[studio_account_id]=${before[0].attributes.studio_account_id}`,
  )
  expect(attempts.body.meta.record_count).toBe(0)
})
