import { behaviour, expect } from '@omc/behaviours/playwright'
import type { Locator, Page } from '@playwright/test'
import type { ChatWindowProps } from '../src/index.ts'
import { painted, test } from './support/open-stage.ts'

const sizeOf = async (part: Locator) => {
  const box = await part.boundingBox()
  return [box?.width, box?.height]
}
const mountWindow = async (page: Page, props: Partial<ChatWindowProps> = {}) => {
  await page.evaluate((given) => void window.stage.mountWindow([], given), props)
  await painted(page)
}

test('one chat is 550 by 500 with messages, emoji, quick replies and entry box in it', async ({
  stage,
}) => {
  await stage.evaluate(() => {
    window.stage.mountWindow([{ id: 'm', name: '韩梅', text: { text: '在吗' } }], {
      showRightBox: false,
      quickReplies: [{ id: '1', text: '你好' }],
    })
  })
  await painted(stage)
  const frame = stage.locator('.omc-chat-window')
  await behaviour('B-292', async () => {
    expect(await sizeOf(frame)).toEqual([550, 500])
  })
  await frame.getByRole('textbox').fill('你')
  await behaviour('B-262', async () => {
    for (const part of [
      frame.getByRole('feed'),
      frame.getByRole('button', { name: '表情' }),
      frame.getByRole('listbox'),
      frame.getByRole('textbox'),
    ])
      await expect(part).toBeAttached()
  })
  expect(await sizeOf(stage.locator('.omc-chat-composer'))).toEqual([548, 140])
})

test('with the right box open, chat and history panel take 0.7 of the width', async ({ stage }) => {
  await mountWindow(stage, {
    notice: '周五交稿',
    toolConfig: { show: ['history'] },
  })
  const inside = 750 - 2
  const chat = stage.locator('.omc-chat-main')
  expect((await sizeOf(chat))[0]).toBeCloseTo(inside * 0.7, 1)
  await stage.getByRole('button', { name: '历史消息' }).click()
  const history = stage.getByRole('region', { name: '历史消息' })
  await behaviour('B-293', async () => {
    expect((await sizeOf(history))[0]).toBeCloseTo(inside * 0.7, 1)
  })
  await stage.getByRole('button', { name: '收起会话信息' }).click()
  expect((await sizeOf(history))[0]).toBeCloseTo(inside, 1)
  await history.getByRole('searchbox').focus()
  await stage.keyboard.press('Escape')
  await expect(history).toHaveCount(0)
  await expect(stage.getByRole('textbox', { name: '消息内容' })).toBeFocused()
})

test('each remove button stands at its conversation', async ({ stage }) => {
  await mountWindow(stage, {
    sessions: ['韩梅', '李雷', '林涛'].map((name) => ({ id: name, name, unreadCount: 100 })),
  })
  for (const name of ['韩梅', '李雷', '林涛']) {
    const row = await stage.getByRole('option', { name }).boundingBox()
    const button = await stage.getByRole('button', { name: `移除会话 ${name}` }).boundingBox()
    const middle = (box: typeof row) => (box?.y ?? 0) + (box?.height ?? 0) / 2
    expect(middle(button)).toBe(middle(row))
  }
})

test('at 320 px nothing sticks out, and the right panel starts folded', async ({ stage }) => {
  await stage.setViewportSize({ width: 320, height: 600 })
  await mountWindow(stage, {
    sessions: [{ id: 'a', name: '韩梅' }],
    notice: '周五交稿',
    toolConfig: { show: ['file', 'img', 'video', 'history', 'hongbao', 'more'] },
  })
  expect(await stage.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expect(stage.getByText('周五交稿')).toBeHidden()
  const [width = 0] = await sizeOf(stage.getByRole('textbox', { name: '消息内容' }))
  expect(width).toBeGreaterThan(100)
  await stage.getByRole('button', { name: '展开会话信息' }).click()
  await expect(stage.getByText('周五交稿')).toBeVisible()
})

test('has colours of its own in a plain page: light, dark when told, or as the reader has it', async ({
  stage,
}) => {
  const look = async (props: Partial<ChatWindowProps>) => {
    await mountWindow(stage, props)
    return stage.locator('.omc-chat-window').evaluate((frame) => {
      const { backgroundColor, color, borderTopWidth } = getComputedStyle(frame)
      return [backgroundColor, color, borderTopWidth]
    })
  }
  const light = ['rgb(255, 255, 255)', 'rgb(25, 32, 41)', '1px']
  const dark = ['rgb(21, 26, 31)', 'rgb(232, 235, 239)', '1px']
  expect(await look({})).toEqual(light)
  expect(await look({ mode: 'dark' })).toEqual(dark)
  expect(await look({ mode: 'auto' })).toEqual(light)
  await stage.emulateMedia({ colorScheme: 'dark' })
  expect(await look({ mode: 'auto' })).toEqual(dark)
  expect(await look({ mode: 'light' })).toEqual(light)
})
