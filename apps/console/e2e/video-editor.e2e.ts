import { join } from 'node:path'
import { findSeriousViolations } from './look/find-serious-violations.ts'
import { callAs, origin } from './support/system.ts'
import { expect, test, type Page } from './support/test.ts'

const CONTENTS = '/api/v1/studio_contents'
const CLIP = join(import.meta.dirname, '../../sandbox/web/clips/3.webm')

const note = (page: Page) => page.getByLabel('备注', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true })
const saved = (page: Page) => page.getByText(/^已保存 \d/)

/** A video of its own for a test, at an account, with a clip that another site has. */
async function ownVideo(username = 'manager') {
  const call = await callAs(username)
  const { body } = await call('GET', `${CONTENTS}?filter[content_type]=video&page[size]=100`)
  const other = body.data.find(
    ({ attributes }: Row) => attributes.video !== '' && attributes.studio_account_id !== null,
  )
  const { video, studio_account_id: account } = other.attributes
  const title = `测试视频 ${Date.now()}`
  const made = await call('POST', CONTENTS, {
    title,
    video,
    content_type: 'video',
    ratio: '9:16',
    studio_account_id: account,
  })
  expect(made.status).toBe(201)
  const id = String(made.body.data.id)
  const read = async () => (await call('GET', `${CONTENTS}/${id}`)).body.data.attributes
  return { call, id, title, read, path: `${CONTENTS}/${id}` }
}
type Row = {
  readonly attributes: { readonly video: string; readonly studio_account_id: string | null }
}

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`${origin}/#/guanghe/gh-video/creator?content=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('视频剪辑')
  await expect(note(page)).toBeVisible()
}

test('saves only what changed, and finds a topic at the channel @long', async ({ openAs }) => {
  const { id, title, read } = await ownVideo()
  const page = await openAs('manager')
  await open(page, id)
  await expect(page.getByLabel('标题', { exact: true })).toHaveValue(title)
  await expect(page.getByText('这里只更换整段视频，不做剪辑；保存后生效')).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
  await page.getByRole('button', { name: '查找话题' }).click()
  const topic = page.getByRole('list', { name: '找到的话题' }).getByRole('button').first()
  const name = (await topic.getAttribute('title')) ?? ''
  await topic.click()
  await expect(page.getByLabel('话题', { exact: true })).toHaveValue(name)
  await page.getByRole('button', { name: '添加商品' }).click()
  await page.getByLabel('商品 1 的编号').fill('61')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.keyboard.press('ControlOrMeta+s')
  const { attributes } = (await sent).postDataJSON().data
  expect(attributes).toEqual({ topic: name, items: [{ item_id: '61', title: '' }] })
  await expect(saved(page)).toBeVisible()
  expect(await read()).toMatchObject({ topic: name, title })
})

test('tells what a colleague changed meanwhile, and loses neither @long', async ({ openAs }) => {
  const { call, id, path, read } = await ownVideo()
  const page = await openAs('manager')
  await open(page, id)
  await note(page).fill('我的备注')
  await call('PUT', path, { desc: '同事的描述', remark: '同事的备注' })
  await save(page).click()
  await expect(page.getByText('现在：同事的备注')).toBeVisible()
  await expect(page.getByText('我的：我的备注')).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
  expect((await read()).remark).toBe('同事的备注')
  await page.getByRole('button', { name: '以我的为准保存' }).click()
  await expect(saved(page)).toBeVisible()
  expect(await read()).toMatchObject({ remark: '我的备注', desc: '同事的描述' })
})

test('keeps what was typed over a reload, and asks before another video takes its place @long', async ({
  openAs,
}) => {
  const { id, read } = await ownVideo()
  const page = await openAs('manager')
  page.on('dialog', (dialog) => void dialog.accept())
  await open(page, id)
  await note(page).fill('写到一半')
  await page.reload()
  await expect(note(page)).toHaveValue('写到一半')
  await expect(page.getByText('已恢复上次没有保存的修改')).toBeVisible()
  const others = page.getByRole('navigation', { name: '视频' }).getByRole('button')
  await others
    .filter({ hasNot: page.locator('[aria-current]') })
    .nth(2)
    .click()
  const question = page.getByRole('alertdialog', { name: '放弃未保存的修改？' })
  await question.getByRole('button', { name: '继续编辑' }).click()
  await expect(note(page)).toHaveValue('写到一半')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  expect((await read()).remark).toBe('写到一半')
})

test('takes the cover from a frame, in the chosen ratio @long', async ({ openAs }) => {
  const { id, read } = await ownVideo()
  const page = await openAs('manager')
  await open(page, id)
  const take = page.getByRole('button', { name: '用当前画面作封面' })
  await expect(take).toBeEnabled()
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: '下一帧' }).click()
  const at = () => page.locator('video').evaluate((video) => Reflect.get(video, 'currentTime'))
  await expect.poll(at).toBeCloseTo(0.12, 2)
  await page.getByRole('radio', { name: '1:1' }).click()
  await page.getByRole('switch', { name: '安全区' }).click()
  await take.click()
  const cover = page.getByRole('img', { name: '封面' })
  await expect(cover).toHaveAttribute('src', /^\/api\/v1\/uploads\/\d+\/file$/)
  const size = () =>
    cover.evaluate((image) => [
      Reflect.get(image, 'naturalWidth'),
      Reflect.get(image, 'naturalHeight'),
    ])
  await expect.poll(async () => (await size())[0]).toBeGreaterThan(0)
  const [width, height] = await size()
  expect(width).toBe(height)
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  expect(await read()).toMatchObject({ ratio: '1:1', cover: await cover.getAttribute('src') })
})

test('makes a video of a file, and takes it to the trash and back @long', async ({ openAs }) => {
  const page = await openAs('operator', { at: `${origin}/#/guanghe/gh-video/creator` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('视频剪辑')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '上传新视频' }).click()
  await (await chooser).setFiles(CLIP)
  await expect(page.getByText('已新建', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/content=\d+/)
  await expect(page.getByLabel('标题', { exact: true })).toHaveValue('3')
  await expect(page.getByRole('link', { name: '下载 3.webm' })).toBeVisible()
  const title = `新视频 ${Date.now()}`
  await page.getByLabel('标题', { exact: true }).fill(title)
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  const id = /content=(\d+)/.exec(page.url())?.[1] ?? ''
  const call = await callAs('operator')
  const status = async () => (await call('GET', `${CONTENTS}/${id}`)).status
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await expect.poll(status).toBe(404)
  await page.getByRole('button', { name: '撤销' }).last().click()
  await expect.poll(status).toBe(200)
  await call('DELETE', `${CONTENTS}/${id}`)
  await page.getByLabel('状态', { exact: true }).selectOption('回收站')
  await page.getByRole('button', { name: `恢复 ${title}` }).click()
  await expect.poll(status).toBe(200)
})

test('hands a video on, and changes its status @long', async ({ openAs }) => {
  const { id, title, call, read } = await ownVideo()
  const page = await openAs('manager')
  await open(page, id)
  const carried = async () => {
    const found = `/api/v1/carry_contents?filter[search]=${encodeURIComponent(title)}`
    return (await call('GET', found)).body.meta.record_count
  }
  await page.getByRole('button', { name: '转采集内容' }).click()
  await expect(page.getByText('已转为 1 条采集内容', { exact: true })).toBeVisible()
  expect(await carried()).toBe(1)
  await page.getByRole('button', { name: `更多操作：${title}` }).click()
  await page.getByRole('menuitem', { name: '改状态' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /已驳回/ }).click()
  await dialog.getByRole('button', { name: '修改 1 条' }).click()
  await expect.poll(async () => (await read()).status).toBe('rejected')
  await expect(dialog).toHaveCount(0)
})

test('is whole on a phone, for who may edit videos, and closed to others @long', async ({
  openAs,
}) => {
  const { id } = await ownVideo()
  const page = await openAs('manager')
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, id)
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await over()).toBeLessThanOrEqual(0)
  expect(await findSeriousViolations(page)).toEqual([])
  const vip = await openAs('vip', { at: `${origin}/#/guanghe/gh-video/creator` })
  await expect(vip).toHaveURL(/#\/40[13]/)
})
