import { findSeriousViolations } from './look/find-serious-violations.ts'
import { callAs, origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

const SAGE = `${origin}/#/sage`

test('an operator has texts written about a product, and puts one into a content @long', async ({
  openAs,
}) => {
  const call = await callAs('operator')
  const page = await openAs('operator', { at: SAGE })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('文案工具')
  await page.getByRole('radio').first().check()
  await page.getByLabel('渠道').selectOption('guangguang')
  await page.getByRole('button', { name: '写 3 篇' }).click()
  const variants = page.getByRole('region', { name: '文案', exact: true }).getByRole('listitem')
  await expect(variants).toHaveCount(3, { timeout: 30_000 })
  await expect(
    variants
      .first()
      .getByText(/^\d+( \/ \d+)? 字$/)
      .first(),
  ).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
  await variants.first().getByRole('button', { name: '插入到内容 第 1 篇正文' }).click()
  const dialog = page.getByRole('dialog', { name: '插入到内容' })
  await expect(dialog.getByLabel('位置')).toHaveValue(/^paragraph-/)
  const id = await dialog.getByLabel('稿件', { exact: true }).inputValue()
  const paragraphs = async (): Promise<string[]> =>
    (await call('GET', `/api/v1/creator_contents/${id}`)).body.data.attributes.paragraphs
  const before = await paragraphs()
  await dialog.getByRole('button', { name: '加为新的一段' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await paragraphs()).toHaveLength(before.length + 1)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(paragraphs).toEqual(before)
})

test('a text is checked: findings are taken one by one, and so are the changes @long', async ({
  openAs,
}) => {
  const call = await callAs('manager')
  const rules = (await call('GET', '/api/v1/channel_rules')).body.data
  const word = rules
    .flatMap(
      (rule: { attributes: { banned_words: { word: string }[] } }) => rule.attributes.banned_words,
    )
    .find(({ suggestion }: { suggestion: string }) => suggestion !== '')
  const page = await openAs('operator')
  await page.goto(`${SAGE}?tab=check`)
  const text = `这只包${word.word}，通勤很好用。`
  await page.getByLabel('原文').fill(text)
  await page.getByRole('button', { name: '检查并改写' }).click()
  const result = page.getByRole('region', { name: '检查结果' })
  const changes = result.getByRole('region', { name: '改写' })
  await expect(changes.getByRole('button', { pressed: true }).first()).toBeVisible({
    timeout: 30_000,
  })
  expect(await findSeriousViolations(page)).toEqual([])
  const change = changes.getByRole('paragraph').last().getByRole('button').first()
  await change.click()
  await expect(change).toHaveAttribute('aria-pressed', 'false')
  await result
    .getByRole('button', { name: `把原文的“${word.word}”改为“${word.suggestion}”` })
    .click()
  await expect(page.getByLabel('原文')).toHaveValue(text.replace(word.word, word.suggestion))
  await expect(result.getByText('已改', { exact: true })).toBeVisible()
  // The text stays when another tab of the page is looked at.
  await page.getByRole('tab', { name: '文案库' }).click()
  await page.getByRole('tab', { name: '改写检查' }).click()
  await expect(page.getByLabel('原文')).toHaveValue(text.replace(word.word, word.suggestion))
})

test('a lead imports texts from a file, renames one, deletes and restores it @long', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  const mark = `导入${Date.now()}`
  await page.goto(`${SAGE}?tab=library`)
  await page.getByRole('button', { name: '导入文案' }).click()
  const panel = page.getByRole('dialog')
  await panel.locator('input[type=file]').setInputFiles({
    name: 'texts.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${mark} 第一条\n还是第一条\n\n${mark} 第二条\n`),
  })
  await panel.getByRole('button', { name: '导入 2 行' }).click()
  await expect(panel.getByText('已导入 2 行，失败 0 行，跳过 0 行')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`${SAGE}?tab=library&q=${encodeURIComponent(mark)}`)
  const rows = page.getByRole('row').filter({ hasText: mark })
  await expect(rows).toHaveCount(2)
  expect(await findSeriousViolations(page)).toEqual([])
  const row = rows.first()
  await row.getByRole('button', { name: '改标题' }).click()
  await page.getByRole('dialog').getByLabel('标题').fill(`${mark} 标题`)
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  const renamed = rows.filter({ hasText: `${mark} 标题` })
  await expect(renamed).toHaveCount(1)
  await renamed.getByRole('button', { name: /^更多操作/ }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('tab', { name: '回收站' }).click()
  await renamed.getByRole('button', { name: '恢复' }).click()
  await expect(renamed).toHaveCount(0)
})

test('is open to who writes; others are sent away, and the library changes by leads only @long', async ({
  openAs,
}) => {
  const page = await openAs('operator')
  await page.goto(`${SAGE}?tab=library`)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('button', { name: '导入文案' })).toHaveCount(0)
  const vip = await openAs('vip', { at: SAGE })
  await expect(vip).toHaveURL(/#\/40[13]/)
})

test('stands in one column on a phone @long', async ({ openAs }) => {
  const page = await openAs('operator')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const tab of ['write', 'check', 'library']) {
    await page.goto(`${SAGE}?tab=${tab}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await findSeriousViolations(page)).toEqual([])
  }
})
