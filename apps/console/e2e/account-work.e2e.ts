import { ownAccount } from './support/own-account.ts'
import { chooseTarget, connectAccount } from './support/publishing.ts'
import { callAs, origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

/** The record of an account, by its uid. */
async function accountId(uid: string): Promise<string> {
  const call = await callAs('manager')
  const { body } = await call('GET', `/api/v1/studio_accounts?filter[search]=${uid}`)
  return body.data[0].id
}

async function fillAccount(uid: string, count: number): Promise<void> {
  const call = await callAs('manager')
  const id = await accountId(uid)
  for (let n = 1; n <= count; n += 1) {
    const made = await call('POST', '/api/v1/studio_contents', {
      title: `待删 ${uid} ${n}`,
      studio_account_id: id,
    })
    expect(made.status).toBe(201)
  }
}

async function contentsLeft(uid: string): Promise<number> {
  const call = await callAs('manager')
  const path = `/api/v1/studio_contents?filter[studio_account_id]=${await accountId(uid)}`
  return (await call('GET', path)).body.meta.record_count
}

test('deletes today’s contents of an account after its name was typed, and says how many @long', async ({
  openAs,
}) => {
  const uid = await ownAccount('operator', 0)
  await fillAccount(uid, 3)
  const page = await openAs('operator')
  await connectAccount(page, uid)
  await page.getByTestId('work-delete-today').click()
  const sure = page.getByRole('alertdialog')
  await expect(sure).toContainText('共 3 条')
  await sure.getByRole('textbox').fill(`账号 ${uid}`)
  await sure.getByRole('button', { name: '删除今日' }).click()
  await expect(page.getByTestId('work-progress')).toContainText('已删除 3 条', { timeout: 20_000 })
  expect(await contentsLeft(uid)).toBe(0)
})

test('a manager deletes the contents of an account from afar @long', async ({ openAs }) => {
  const uid = await ownAccount('operator', 0)
  await fillAccount(uid, 2)
  const operator = await openAs('operator')
  await connectAccount(operator, uid)
  const manager = await openAs('manager', { at: `${origin}/#/console` })
  await manager.getByTestId('open-remote').click()
  await chooseTarget(manager, uid)
  await manager.getByTestId('remote-command').selectOption('delete_all_contents')
  await expect(manager.getByTestId('remote-send')).toBeDisabled()
  await manager.getByTestId('remote-confirm').fill(`账号 ${uid}`)
  await manager.getByTestId('remote-send').click()
  await expect(operator.getByTestId('work-progress')).toContainText('已删除 2 条', {
    timeout: 20_000,
  })
  await expect(manager.getByTestId('command-track')).toContainText('已删除 2 条', {
    timeout: 20_000,
  })
  expect(await contentsLeft(uid)).toBe(0)
})

test('hands in the pictures of the contents that are given to an account @long', async ({
  openAs,
}) => {
  const uid = await ownAccount('operator', 0)
  const call = await callAs('manager')
  const listed = await call(
    'GET',
    '/api/v1/carry_contents?filter[status]=processed&filter[content_type]=image&page[size]=1',
  )
  const [content] = listed.body.data
  const assigned = await call('PUT', '/api/v1/studio_accounts/batch_assign_contents', {
    ids: [content.id],
    account_ids: [await accountId(uid)],
  })
  expect(assigned.status).toBe(200)
  const page = await openAs('manager')
  await connectAccount(page, uid)
  await expect(page.getByTestId('frame-slot')).toHaveAttribute('data-frame', 'ready')
  await page.getByTestId('work-carry-images').click()
  await expect(page.getByTestId('work-progress')).toContainText('图片处理完成，共 1 条内容', {
    timeout: 30_000,
  })
  const { body } = await call('GET', `/api/v1/carry_contents/${content.id}`)
  const { images } = body.data.attributes
  expect(images.length).toBe(content.attributes.images.length)
  for (const image of images) expect(image).toMatch(/^\/api\/v1\/uploads\/\d+\/file$/)
})
