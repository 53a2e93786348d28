import { findSeriousViolations } from './look/find-serious-violations.ts'
import { callAs, origin } from './support/system.ts'
import { expect, test, type Page } from './support/test.ts'

const URL_OF = '/api/v1/carry_materials'
/** Card of an offer of goods at Dewu. */
const cardOf = (page: Page, { source_id: id }: Pick<Offer, 'source_id'>) =>
  page.getByRole('listitem').filter({ has: page.locator(`[data-card="goods:dewu:${id}"]`) })

type Offer = {
  source_id: string
  title: string
  url: string
  carry_material_id: string | null
}

/** Two offers of which the team has nothing alike. */
async function freeOffers(call: Awaited<ReturnType<typeof callAs>>) {
  const { body } = await call('GET', `${URL_OF}/search_pool?platform=dewu&kind=goods&q=鞋&size=20`)
  const candidates = (body.data.candidates as (Offer & { desc: string; cover_url: string })[])
    .filter((one) => one.carry_material_id === null)
    .map(({ source_id, title, url, desc, cover_url }) => ({
      source_id,
      title,
      url,
      desc,
      cover_url,
    }))
  const asked = { platform: 'dewu', candidates }
  const found = (await call('POST', `${URL_OF}/find_duplicates`, asked)).body.data.duplicates
  const known = new Set(found.map((one: Offer) => one.source_id))
  const [like, same] = candidates.filter(({ source_id }) => !known.has(source_id))
  if (!like || !same) throw new Error('the pool has no two offers that are new to the team')
  return { like, same }
}

test('what the team has already is marked, and what is only like it can be compared and chosen @long', async ({
  openAs,
}) => {
  const call = await callAs('manager')
  const { like, same } = await freeOffers(call)
  const store = async (attributes: object) =>
    String((await call('POST', `${URL_OF}/create_new_material`, attributes)).body.data.id)
  const ids = [
    await store({ title: '换了名字、用同一张图', cover_url: like.cover_url }),
    await store({ title: '团队已有的同一件商品', source_url: `${same.url}?utm_source=share` }),
  ]
  const found = async (): Promise<string[]> => {
    const asked = { platform: 'dewu', candidates: [like, same] }
    const { body } = await call('POST', `${URL_OF}/find_duplicates`, asked)
    return body.data.duplicates.map((one: { carry_material_id: string }) => one.carry_material_id)
  }
  // Their texts and covers are signed within a sweep.
  await expect.poll(found, { timeout: 45_000 }).toEqual(ids)

  const page = await openAs('manager', {
    at: `${origin}/#/guanghe/gh-pic/new?platform=dewu&kind=goods&q=鞋`,
  })
  const there = cardOf(page, same)
  await expect(there).toContainText('已有')
  await expect(there.locator('[aria-pressed]')).toHaveCount(0)

  const card = cardOf(page, like)
  await card.getByRole('button', { name: /，对比：/ }).click()
  const dialog = page.getByRole('dialog', { name: '对比相似素材' })
  await expect(dialog.getByRole('region', { name: '平台上的候选' })).toContainText(like.title)
  await expect(dialog.getByRole('region', { name: '团队已有的素材' })).toContainText('换了名字')
  expect(await findSeriousViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: '打开已有素材' }).click()
  await expect(page.getByRole('dialog').filter({ hasText: '换了名字' })).toBeVisible()
  await page.keyboard.press('Escape')
  await card.locator('[data-card]').click()
  const tray = page.getByRole('region', { name: '已选的候选' })
  await expect(tray.getByRole('heading')).toHaveText('已选 1')
  await tray.getByRole('button', { name: '清空' }).click()
  for (const id of ids) await call('DELETE', `${URL_OF}/${id}`)
})
