import { hideTab, prepareHiding } from './support/hide-tab.ts'
import { ownAccount } from './support/own-account.ts'
import { connectAccount, runState, setDelay } from './support/publishing.ts'
import { callAs, origin, postsOf, setFaults } from './support/system.ts'
import { expect, test } from './support/test.ts'

test.afterEach(() => setFaults({}))

test('a run publishes every queued item through the frame, once each, and says so', async ({
  openAs,
}) => {
  const uid = await ownAccount('operator', 5)
  const page = await openAs('operator')
  await connectAccount(page, uid)
  await expect(page.getByTestId('start-summary')).toContainText(`账号 ${uid}`)
  await expect(page.getByTestId('counter-queue')).toContainText('5')
  // The first wait outlasts what is looked at meanwhile; then a person ends it.
  await setDelay(page, 60, 60)

  await page.getByTestId('start').click()
  await expect(
    page
      .frameLocator(`[data-testid="frame-${uid}"] iframe, iframe[data-testid="frame-${uid}"]`)
      .getByText(`uid ${uid}`)
      .first(),
  ).toBeVisible()
  await expect(page.getByTestId('wait')).toContainText('下一条')
  await expect(page.getByTestId('steps')).toContainText('取内容')
  await setDelay(page, 1, 1)
  await page.getByTestId('skip-wait').click()

  await expect(runState(page)).toHaveText('队列已完成', { timeout: 60_000 })
  await expect(page.getByTestId('counter-success')).toContainText('5')
  await expect(page.getByTestId('counter-queue')).toContainText('0')
  await expect(page.getByTestId('events')).toContainText('发布成功')

  const posts = await postsOf(uid)
  expect(posts.total).toBe(5)
  expect(posts.duplicates).toBe(0)
  expect(new Set(posts.data.map((post) => post.attempt_key)).size).toBe(5)

  const call = await callAs('operator')
  const { body } = await call(
    'GET',
    `/api/v1/publish_contents?filter[uid]=${uid}&filter[status]=published&page[size]=50`,
  )
  expect(body.meta.record_count).toBe(5)
})

test('F9: a run in a hidden tab keeps its pace, by the timers of one worker', async ({
  openAs,
}) => {
  const uid = await ownAccount('operator', 2)
  const page = await openAs('operator', { prepare: prepareHiding })
  await connectAccount(page, uid)
  await setDelay(page, 1, 1)
  await hideTab(page)
  await page.getByTestId('start').click()
  await expect(runState(page)).toHaveText('队列已完成', { timeout: 30_000 })
  expect((await postsOf(uid)).total).toBe(2)
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/timer-worker-[\w-]+\.js$/),
  ])
})

test('a lost answer is never sent again: the channel’s list settles it', async ({ openAs }) => {
  const uid = await ownAccount('operator', 4)
  await setFaults({ rules: [{ platform: 'youhaohuo', uid, mode: 'lose_answer', times: 1 }] })
  const page = await openAs('operator')
  await connectAccount(page, uid)
  await setDelay(page, 1, 1)
  await page.getByTestId('start').click()
  // The frame stays silent; the person stops the run, and the result stays unresolved.
  await expect.poll(async () => (await postsOf(uid)).total).toBe(1)
  await page.getByTestId('stop').click()
  await expect(page.getByTestId('counter-unresolved')).toContainText('1')
  const call = await callAs('operator')
  const unknown = () => call('GET', '/api/v1/publish_attempts?filter[state]=unknown')
  await expect
    .poll(async () => (await unknown()).body.meta.record_count, { timeout: 30_000 })
    .toBe(0)
  await page.getByTestId('start').click()
  await expect(runState(page)).toHaveText('队列已完成', { timeout: 60_000 })
  const posts = await postsOf(uid)
  expect(posts.total).toBe(4)
  expect(posts.duplicates).toBe(0)
  expect(new Set(posts.data.map((post) => post.title)).size).toBe(4)
})

test('a reload in the middle of a run loses nothing and sends nothing twice', async ({
  openAs,
}) => {
  const uid = await ownAccount('creator', 5)
  const page = await openAs('creator')
  await connectAccount(page, uid)
  await setDelay(page, 1, 1)
  await page.getByTestId('start').click()
  await expect.poll(async () => (await postsOf(uid)).total).toBeGreaterThanOrEqual(2)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByTestId(`account-${uid}`).click()
  await page.getByTestId('start').click()
  await expect(runState(page)).toHaveText('队列已完成', { timeout: 60_000 })
  const posts = await postsOf(uid)
  expect(posts.duplicates).toBe(0)
  expect(new Set(posts.data.map((post) => post.title)).size).toBe(posts.total)
  expect(posts.total).toBe(5)
})

test('a run that is left goes on in the task tray and covers nothing @long', async ({ openAs }) => {
  const uid = await ownAccount('operator', 3)
  const page = await openAs('operator')
  await connectAccount(page, uid)
  await setDelay(page, 20, 20)
  await page.getByTestId('start').click()
  await expect.poll(async () => (await postsOf(uid)).total).toBe(1)
  await page.evaluate(() => void (location.hash = '#/home'))
  const cell = page.getByTestId(new RegExp(`^dock-cell-.*${uid}$`))
  await expect(cell).toBeVisible()
  const frame = page.getByTestId(`frame-${uid}`)
  await expect(frame).toHaveAttribute('data-place', 'dock')
  await expect.poll(async () => await frame.boundingBox()).toEqual(await cell.boundingBox())
  const header = await page.getByRole('banner').boundingBox()
  const box = await frame.boundingBox()
  expect(box!.y + box!.height).toBeLessThanOrEqual(header!.y + header!.height)

  await page.getByRole('button', { name: /^任务，1 个进行中/ }).click()
  const row = page.getByTestId(`dock-${uid}`)
  await row.getByRole('button', { name: /^暂停/ }).click()
  await expect(row.getByRole('button', { name: /^继续/ })).toBeVisible()
  await row.getByRole('button', { name: /^回到发布控制台/ }).click()
  await expect(page).toHaveURL(new RegExp(`uid=${uid}`))
  await expect(frame).toHaveAttribute('data-place', 'slot')
})

test('a channel that denies permission ends the queue with the named message', async ({
  openAs,
}) => {
  const uid = await ownAccount('operator', 1, { platform: 'guangguang' })
  await setFaults({ rules: [{ uid, mode: 'no_permission' }] })
  const page = await openAs('operator')
  await connectAccount(page, uid)
  await page.getByTestId('start').click()
  await expect(runState(page)).toHaveText('无发布权限，队列已结束', { timeout: 30_000 })
  expect((await postsOf(uid)).total).toBe(0)
})

test('a second browser of the team sees who runs the account, and takes it over only on request', async ({
  openAs,
}) => {
  const uid = '92001'
  const first = await openAs('operator2')
  await connectAccount(first, uid)
  const second = await openAs('operator2')
  await second.goto(first.url())
  await second.getByTestId(`account-${uid}`).click()
  await expect(second.getByTestId('link-notice')).toContainText('正在设备')
  await second.getByTestId('take-over').click()
  await expect(second.getByTestId('start')).toBeEnabled()
})

test('the console comes back to the account it was connected to @long', async ({ openAs }) => {
  const page = await openAs('creator')
  const uid = '73906'
  await connectAccount(page, uid)
  await page.goto(`${origin}/#/home`)
  await expect(page.getByText('今日发布').first()).toBeVisible()
  await page.goto(`${origin}/#/console`)
  await expect(page).toHaveURL(new RegExp(`uid=${uid}`))
  await expect(page.getByTestId('start')).toBeVisible()
})
