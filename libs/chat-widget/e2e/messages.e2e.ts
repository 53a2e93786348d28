import { behaviour, expect } from '@omc/behaviours/playwright'
import type { Page } from '@playwright/test'
import type { ChatProviderProps } from '../src/index.ts'
import { holdPictures, painted, test } from './support/open-stage.ts'

const image = {
  id: 'p',
  name: '韩梅',
  text: { image: { url: 'https://pictures.test/large.svg', alt: '主图' } },
}
const mount = async (page: Page, messages: readonly unknown[], provider?: ChatProviderProps) => {
  await page.evaluate(
    ([given, settings]) => void window.stage.mountWidget(given, { provider: settings }),
    [messages, provider ?? {}] as const,
  )
  await painted(page)
}

test('an image is 250 px at most, and large where the host does not show it itself', async ({
  stage,
}) => {
  await (
    await holdPictures(stage, 900)
  )()
  await stage.evaluate((given) => void window.stage.mountList(given, { isQuiet: true }), [image])
  const open = stage.getByRole('button', { name: '查看图片 主图' })
  await expect.poll(async () => (await open.boundingBox())?.height).toBeLessThanOrEqual(252)
  await open.click()
  const dialog = stage.getByRole('dialog', { name: '主图' })
  await expect(dialog).toBeVisible()
  await expect(stage.getByRole('button', { name: '关闭' })).toBeFocused()
  const large = await dialog.getByRole('img').boundingBox()
  expect(large?.height).toBeGreaterThan(400)
  expect(large?.height).toBeLessThanOrEqual(stage.viewportSize()?.height ?? 0)
  await stage.keyboard.press('PageUp')
  await stage.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
})

test('an image is shown by the host that listens, and by nobody else', async ({ stage }) => {
  await (
    await holdPictures(stage, 100)
  )()
  await mount(stage, [image])
  await stage.getByRole('button', { name: '查看图片 主图' }).click()
  await expect(stage.getByRole('dialog')).toHaveCount(0)
  expect(await stage.evaluate(() => window.chat.told.map(([name]) => name))).toEqual([
    'onOpenImage',
  ])
})

test('nothing slides or fades where less motion is asked for; what is under way turns on', async ({
  stage,
}) => {
  const motion = () =>
    stage.evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector)!)
      return [
        of('.omc-chat-viewport').transitionDuration,
        of('.omc-chat-content').transitionDuration,
        of('[data-late]').animationName,
      ]
    })
  await mount(stage, [{ id: 'own', mine: true, status: 'sending', text: { text: '好' } }])
  await stage.locator('[data-late]').waitFor()
  expect(await motion()).toEqual(['0.5s', '0.3s', 'omc-chat-turn'])
  await stage.emulateMedia({ reducedMotion: 'reduce' })
  expect(await motion()).toEqual(['0s', '0s', 'omc-chat-turn'])
})

test('who is writing is named below the last message, in sight, and not read out', async ({
  stage,
}) => {
  const texts = Array.from({ length: 30 }, (_, index) => ({
    id: `m${index}`,
    name: '韩梅',
    text: { text: '在吗' },
  }))
  await stage.evaluate((given) => void window.stage.mountWindow(given, { typing: '韩梅' }), texts)
  await painted(stage)
  await expect(stage.getByText('韩梅 正在输入…')).toBeInViewport({ ratio: 1 })
  await expect(stage.getByRole('log')).toBeEmpty()
})

test('a part that stands alone brings the ground that its texts are chosen for', async ({
  stage,
}) => {
  await stage.evaluate(
    (given) => void window.stage.mountList(given, { provider: { mode: 'dark' } }),
    [image],
  )
  await painted(stage)
  const ground = await stage
    .locator('.omc-chat-list')
    .evaluate((list) => getComputedStyle(list).backgroundColor)
  expect(ground).toBe('rgb(21, 26, 31)')
})

test('what one message holds is all shown: its text, system message, sub-link and shop card', async ({
  stage,
}) => {
  await mount(stage, [
    {
      id: 'm',
      name: '韩梅',
      text: {
        shop: { title: '通勤托特包', price: '¥129.00' },
        subLink: { text: '提现规则', prop: { href: 'https://help.example/' } },
        system: { title: '稿件已退回', content: [{ id: '1', text: '查看批注' }] },
        text: '第三段要改一下',
      },
    },
  ])
  const rows = stage.locator('article')
  await expect(rows).toHaveCount(4)
  const texts = ['第三段要改一下', '稿件已退回', '提现规则', '通勤托特包']
  await behaviour('B-276', async () => {
    for (const [index, text] of texts.entries()) {
      await expect(rows.nth(index).getByText(text)).toBeVisible()
      await expect(rows.nth(index).getByText('韩梅')).toBeVisible()
    }
  })
  await expect(rows.nth(2).getByRole('link')).toHaveAttribute('href', 'https://help.example/')
})

test('at 320 px every message stays within its row, and one that failed can be read; a picture is 250 px wide at most', async ({
  stage,
}) => {
  await stage.route('https://pictures.test/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"/>',
    }),
  )
  await stage.setViewportSize({ width: 320, height: 900 })
  const url = 'https://pictures.test/1'
  const contents = [
    { image: { url, alt: '主图' } },
    { video: { url } },
    { audio: { url } },
    { file: { url, name: '一个名字非常非常长、放不进一行的合同补充协议.pdf' } },
    { shop: { cover: url, title: '通勤托特包，防泼水帆布', price: '¥129.00' } },
  ]
  await stage.evaluate(
    (given) => void window.stage.mountWidget(given, { isVirtual: false }),
    contents.flatMap((text, index) => [
      { id: `a${index}`, name: '韩梅', text },
      { id: `b${index}`, mine: true, status: 'failed', text },
      { id: `c${index}`, mine: true, status: 'failed', text: { text: '今天下午给你' } },
    ]),
  )
  await expect
    .poll(() =>
      stage
        .locator('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBe(800)
  const out = await stage.locator('article').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const { left, right } = row.getBoundingClientRect()
      return [...row.querySelectorAll('.omc-chat-body *:not(.omc-chat-hidden)')]
        .filter((part) => {
          const box = part.getBoundingClientRect()
          return box.right > right + 0.5 || box.left < left - 0.5
        })
        .map((part) => `${row.getAttribute('data-message-id')} ${part.className}`)
    }),
  )
  expect(out).toEqual([])
  const bubble = await stage.locator('[data-message-id=c0] .omc-chat-bubble').boundingBox()
  expect(bubble?.width).toBeGreaterThan(100)
  await stage.setViewportSize({ width: 800, height: 900 })
  const picture = stage.locator('[data-message-id=a0] .omc-chat-image')
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(250)
})
