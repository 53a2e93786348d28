import { findSeriousViolations } from './look/find-serious-violations.ts'
import { callAs, origin } from './support/system.ts'
import { expect, test, type Page } from './support/test.ts'

const CONTENTS = '/api/v1/creator_contents'

/** Somebody's creator content, with what a channel objects to. */
async function someContent() {
  const call = await callAs('manager')
  const rules = (await call('GET', '/api/v1/channel_rules?page[size]=100')).body.data
  const rule = rules.find(
    ({ attributes }: Rule) => attributes.enabled && attributes.banned_words.length > 0,
  )
  const [word] = rule.attributes.banned_words
  const { id } = (await call('GET', `${CONTENTS}?page[size]=1`)).body.data[0]
  const path = `${CONTENTS}/${id}`
  const before = (await call('GET', path)).body.data.attributes
  const { channel } = rule.attributes
  await call('PUT', path, { channel, paragraphs: ['第一段', '第二段'] })
  const restore = () =>
    call('PUT', path, { paragraphs: before.paragraphs, channel: before.channel })
  return { call, id, path, word, restore }
}
type Rule = {
  readonly attributes: { readonly enabled: boolean; readonly banned_words: readonly unknown[] }
}

const editor = (page: Page) => page.getByRole('dialog')

test('opens over any screen by its address, and shows a phone and the rules while one writes', async ({
  openAs,
}) => {
  const { call, id, path, word, restore } = await someContent()
  const page = await openAs('manager')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${origin}/#/home?edit=creator_contents:${id}`)
  const second = editor(page).getByRole('textbox', { name: '段落 2' })
  await expect(second).toHaveValue('第二段')
  await second.fill(`第二段${word.word}`)
  const phone = editor(page).getByRole('region', { name: '手机预览' })
  await expect(phone.getByText(`第二段${word.word}`)).toBeVisible()
  const rules = editor(page).getByRole('region', { name: '规则检查' })
  await expect(rules.getByText(new RegExp(`段落里有「${word.word}」`))).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
  await rules.getByRole('button', { name: '去看' }).first().click()
  await editor(page).getByRole('button', { name: '上移段落 2' }).click()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(editor(page)).toHaveCount(0)
  await expect(page).toHaveURL(/#\/home$/)
  const { paragraphs } = (await call('GET', path)).body.data.attributes
  expect(paragraphs).toEqual([`第二段${word.word}`, '第一段'])
  await restore()
})

test('shows one pane at a time on a narrow screen, and goes from a finding to its input @long', async ({
  openAs,
}) => {
  const { id, restore } = await someContent()
  const page = await openAs('manager')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${origin}/#/home?edit=creator_contents:${id}`)
  const title = editor(page).getByLabel(/^标题/)
  await title.fill('长'.repeat(150))
  await editor(page).getByRole('radio', { name: '预览' }).click()
  await expect(title).toBeHidden()
  expect(await findSeriousViolations(page)).toEqual([])
  await editor(page)
    .getByRole('listitem')
    .filter({ hasText: '标题有 150' })
    .getByRole('button', { name: '去看' })
    .click()
  await expect(title).toBeFocused()
  await restore()
})

test('stays closed to people who may not edit @long', async ({ openAs }) => {
  const { id, restore } = await someContent()
  const vip = await openAs('auditor', { at: `${origin}/#/home?edit=creator_contents:${id}` })
  await expect(vip.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(editor(vip)).toHaveCount(0)
  await restore()
})
