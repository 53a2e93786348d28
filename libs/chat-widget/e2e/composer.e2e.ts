import { behaviour, expect } from '@omc/behaviours/playwright'
import type { Page } from '@playwright/test'
import type { ChatWindowProps } from '../src/index.ts'
import { painted, test } from './support/open-stage.ts'

const mount = async (page: Page, props: Partial<ChatWindowProps> = {}) => {
  await page.evaluate((given) => void window.stage.mountWindow([], given), {
    showRightBox: false,
    ...props,
  })
  await painted(page)
}
const box = (page: Page) => page.getByRole('textbox', { name: '消息内容' })
const caret = (page: Page) =>
  box(page).evaluate((area) =>
    area instanceof HTMLTextAreaElement ? [area.selectionStart, area.selectionEnd] : [],
  )
const told = (page: Page) => page.evaluate(() => window.chat.told)

test('Enter sends the trimmed text, the box is empty and keeps the focus', async ({ stage }) => {
  await mount(stage)
  await box(stage).click()
  await stage.keyboard.type('  你好 ')
  await stage.keyboard.press('Enter')
  await behaviour(['B-263', 'B-286'], async () => {
    expect(await told(stage)).toEqual([['onEnter', { type: 'text', text: '你好' }]])
  })
  await behaviour('B-265', () => expect(box(stage)).toHaveValue(''))
  await expect(box(stage)).toBeFocused()
})

test('the send button sends; it cannot be pressed while the box is blank', async ({ stage }) => {
  await mount(stage)
  const send = stage.getByRole('button', { name: '发送' })
  await expect(send).toBeDisabled()
  await box(stage).fill('  \n ')
  await expect(send).toBeDisabled()
  await box(stage).fill('好')
  await send.click()
  await behaviour('B-264', async () => {
    expect(await told(stage)).toEqual([['onEnter', { type: 'text', text: '好' }]])
  })
})

test('the button says 发送 and the empty box 请输入内容..., which can be read whole', async ({
  stage,
}) => {
  await mount(stage)
  await behaviour('B-290', async () => {
    await expect(stage.locator('.omc-chat-send')).toHaveText('发送')
    await expect(box(stage)).toHaveAttribute('placeholder', '请输入内容...')
  })
  const [inside, wanted] = await box(stage).evaluate((area) => [area.clientWidth, area.scrollWidth])
  expect(wanted).toBe(inside)
})

test('Shift+Enter makes a new line in a box of three rows', async ({ stage }) => {
  await mount(stage)
  await box(stage).click()
  const rows = await box(stage).evaluate((area) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area)
    const inside = area.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
    return inside / parseFloat(lineHeight)
  })
  behaviour('B-289', () => expect(rows).toBe(3))
  await stage.keyboard.type('一')
  await stage.keyboard.press('Shift+Enter')
  await stage.keyboard.type('二')
  await behaviour('B-266', async () => {
    await expect(box(stage)).toHaveValue('一\n二')
    expect(await told(stage)).toEqual([])
  })
})

test('the Enter that ends a composition sends nothing', async ({ stage }) => {
  await mount(stage)
  await box(stage).click()
  const session = await stage.context().newCDPSession(stage)
  await session.send('Input.imeSetComposition', {
    text: '你好',
    selectionStart: 2,
    selectionEnd: 2,
  })
  await expect(box(stage)).toHaveValue('你好')
  await session.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key: 'Enter',
    windowsVirtualKeyCode: 229,
  })
  await session.send('Input.insertText', { text: '你好' })
  await expect(box(stage)).toHaveValue('你好')
  expect(await told(stage)).toEqual([])
})

test('an emoji replaces the selection, the caret is behind it, and undo takes it out', async ({
  stage,
}) => {
  await mount(stage)
  await box(stage).fill('早上好')
  await box(stage).evaluate((area) => {
    if (area instanceof HTMLTextAreaElement) area.setSelectionRange(1, 2)
  })
  await stage.getByRole('button', { name: '表情' }).click()
  await stage.getByRole('button', { name: '太阳', exact: true }).click()
  await behaviour('B-267', async () => {
    await expect(box(stage)).toHaveValue('早/:sun好')
    expect(await caret(stage)).toEqual([6, 6])
  })
  await stage.keyboard.type('！')
  await expect(box(stage)).toHaveValue('早/:sun！好')
  await stage.keyboard.press('Control+z')
  await stage.keyboard.press('Control+z')
  await expect(box(stage)).toHaveValue('早上好')
})

test('what is typed stops at the limit; nothing about it is shown', async ({ stage }) => {
  await mount(stage, { maxLength: 5 })
  await box(stage).click()
  await stage.keyboard.type('1234567')
  await expect(box(stage)).toHaveValue('12345')
  await behaviour('B-272', () => expect(stage.getByText('5/5')).toHaveCount(0))
})

test('the emoji panel is 300 by 150 px, stays inside the window and leaves by Escape', async ({
  stage,
}) => {
  await mount(stage)
  await stage.getByRole('button', { name: '表情' }).focus()
  await stage.keyboard.press('Enter')
  const panel = stage.getByRole('region', { name: '表情' })
  const place = await panel.boundingBox()
  const frame = await stage.locator('.omc-chat-window').boundingBox()
  behaviour('B-289', () => expect([place?.width, place?.height]).toEqual([300, 150]))
  expect(place?.x).toBeGreaterThanOrEqual(frame?.x ?? Infinity)
  expect(place?.y).toBeGreaterThanOrEqual(frame?.y ?? Infinity)
  await expect(stage.getByRole('button', { name: '微笑', exact: true })).toBeFocused()
  await stage.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(box(stage)).toBeFocused()
})

const MANY = Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, text: `你好 ${index}` }))

test('replies that match stand over the box, 100 px high at most; ↓ and Enter take one', async ({
  stage,
}) => {
  await mount(stage, { quickReplies: MANY })
  await box(stage).click()
  await stage.keyboard.type('你')
  const list = stage.getByRole('listbox', { name: '快捷回复' })
  const place = await list.boundingBox()
  await behaviour('B-289', async () => {
    expect(place?.height).toBe(100)
    expect((place?.y ?? 0) + 100).toBeLessThanOrEqual((await box(stage).boundingBox())?.y ?? 0)
  })
  await stage.keyboard.press('ArrowDown')
  await stage.keyboard.press('ArrowDown')
  await expect(stage.getByRole('option', { name: '你好 1', exact: true })).toBeFocused()
  await stage.keyboard.press('Enter')
  await behaviour('B-288', async () => {
    expect(await told(stage)).toEqual([
      ['onQuickReplySubmit', MANY[1]],
      ['onEnter', { type: 'quickReply', reply: MANY[1] }],
    ])
  })
  await expect(box(stage)).toHaveValue('')
  await expect(box(stage)).toBeFocused()
})

test('a reply that is put into the box can be undone', async ({ stage }) => {
  await mount(stage, { quickReplies: MANY, quickReplyMode: 'insert' })
  await box(stage).click()
  await stage.keyboard.type('好 7')
  await stage.getByRole('option', { name: '你好 7' }).click()
  await expect(box(stage)).toHaveValue('你好 7')
  expect(await caret(stage)).toEqual([4, 4])
  await stage.keyboard.press('Control+z')
  await expect(box(stage)).toHaveValue('好 7')
})

test('several files are picked at once', async ({ stage }) => {
  await stage.evaluate(() => {
    window.stage.mountWindow([], {
      toolConfig: {
        show: ['file'],
        callback: (event) =>
          window.chat.told.push([
            event.type,
            'files' in event ? event.files.map((f) => f.name) : 0,
          ]),
      },
    })
  })
  const opening = stage.waitForEvent('filechooser')
  await stage.getByRole('button', { name: '文件' }).click()
  const chooser = await opening
  expect(chooser.isMultiple()).toBe(true)
  await chooser.setFiles(
    ['a.txt', 'b.txt'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })),
  )
  expect(await told(stage)).toEqual([['file', ['a.txt', 'b.txt']]])
})

test('a glyph that no font has is said in words, in the panel and in messages', async ({
  stage,
}) => {
  const look = (glyph: string) => ({ kind: 'glyph', glyph }) as const
  const emoji = [
    { code: '/:a', name: '有的', look: look('☀') },
    { code: '/:b', name: '没有的', look: look('\u{10FFFC}') },
  ]
  await stage.evaluate(
    (table) =>
      void window.stage.mountWindow([{ id: 1, name: '韩梅', text: { text: '看 /:a 和 /:b' } }], {
        emoji: table,
        showRightBox: false,
      }),
    emoji,
  )
  await stage.getByRole('button', { name: '表情' }).click()
  const faces = stage.getByRole('grid').getByRole('button')
  expect(await faces.allInnerTexts()).toEqual(['☀', '没有的'])
  expect(await stage.getByRole('article').getByRole('img').allInnerTexts()).toEqual(['☀', '没有的'])
})
