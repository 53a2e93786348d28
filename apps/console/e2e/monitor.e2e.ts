import { findSeriousViolations } from './look/find-serious-violations.ts'
import { callAs, origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

const CONTENTS = '/api/v1/carry_contents'

/** A new video of a watched author, of the demo's or of a patrol. */
async function newVideo(call: Awaited<ReturnType<typeof callAs>>) {
  await call('GET', '/api/v1/carry_sources/exec_monitor_spider')
  const query =
    'filter[watched]=true&filter[content_type]=video&filter[status]=fetched&page[size]=1'
  const first = async () =>
    (await call('GET', `${CONTENTS}?${query}&sort=-created_at`)).body.data[0]
  await expect.poll(first, { timeout: 30_000 }).toBeTruthy()
  const { id, attributes } = await first()
  return { id: String(id), title: String(attributes.title) }
}

test('a lead sees what watched authors published, how it grows, and adopts it @long', async ({
  openAs,
}) => {
  const call = await callAs('manager')
  const video = await newVideo(call)
  const page = await openAs('manager', { at: `${origin}/#/guanghe/gh-video/monitor` })
  await expect(page.getByRole('link', { name: /^今日新增 \d+$/ })).toBeVisible()
  await expect(page.getByText(/^上次巡查/)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: '每小时增长' })).toBeVisible()
  await page.goto(
    `${origin}/#/guanghe/gh-video/monitor?t=fetched&q=${encodeURIComponent(video.title)}`,
  )
  const row = page.getByRole('row').filter({ hasText: video.title }).first()
  await row.getByRole('button', { name: '采用' }).click()
  await expect(page.getByText('已采用，进入待审', { exact: true })).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
  const adopted = await call('GET', `${CONTENTS}/${video.id}`)
  expect(adopted.body.data.attributes.status).toBe('processed')
  await page.getByRole('button', { name: '撤销' }).click()
  const status = async () =>
    (await call('GET', `${CONTENTS}/${video.id}`)).body.data.attributes.status
  await expect.poll(status).toBe('fetched')
  await page.goto(`${origin}/#/guanghe/gh-video/monitor?sort=-play_gain`)
  await expect(page.getByRole('columnheader', { name: '每小时增长' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
})

test('a lead looks at the videos of their own logins, and adds an author to watch @long', async ({
  openAs,
}) => {
  const page = await openAs('manager', { at: `${origin}/#/guanghe/gh-video/monitor` })
  await page.getByRole('button', { name: '添加作者' }).click()
  await expect(page.getByRole('dialog').getByLabel('平台')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: '自己的视频' }).click()
  await page.getByRole('combobox', { name: '授权账号' }).click()
  await page.getByRole('option').last().click()
  await expect(page).toHaveURL(/login=\d+/)
  await expect(
    page
      .getByText(/播放/)
      .or(page.getByText(/还没有|没有视频/))
      .first(),
  ).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
})

test('is open to who watches authors, and to nobody else @long', async ({ openAs }) => {
  const page = await openAs('operator', { at: `${origin}/#/guanghe/gh-video/monitor` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('视频监控')
  await expect(page.getByRole('table')).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
  const vip = await openAs('vip', { at: `${origin}/#/guanghe/gh-video/monitor` })
  await expect(vip).toHaveURL(/#\/40[13]/)
})
