import { behaviour, expect } from '@omc/behaviours/playwright'
import type { Page } from '@playwright/test'
import { painted, test } from './support/open-stage.ts'

const texts = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${index}`,
    name: '韩梅',
    text: { text: `${prefix}${index}` },
  }))

const open = async (page: Page) => {
  await page.evaluate(
    (given) => void window.stage.mountList(given, { hasHistory: true }),
    texts('m', 60),
  )
  await painted(page)
  await view(page).evaluate((box) => {
    box.scrollTop = 0
  })
  await painted(page)
}
const view = (page: Page) => page.locator('.omc-chat-viewport')
const asked = (page: Page) =>
  page.evaluate(() => window.chat.told.filter(([name]) => name === 'onLoadHistory').length)
const header = (page: Page) => page.locator('.omc-chat-history')
const placeOf = (page: Page, id: string) =>
  page.evaluate(
    (wanted) =>
      document.querySelector(`[data-message-id="${wanted}"]`)?.getBoundingClientRect().top,
    id,
  )
const answer = (page: Page) =>
  page.evaluate(
    (older) =>
      new Promise<void>((done) => {
        window.chat.model.prepend(window.stage.parse(older), true)
        requestAnimationFrame(() => done())
      }),
    texts('h', 100),
  )

/** Drags a finger down from the middle of the list. */
const finger = (page: Page, type: string, down: number) =>
  view(page).evaluate(
    (box, [name, moved]) => {
      const touch = new Touch({ identifier: 1, target: box, clientX: 200, clientY: 100 + moved })
      const touches = name === 'touchend' ? [] : [touch]
      box.dispatchEvent(
        new TouchEvent(name, { touches, changedTouches: [touch], bubbles: true, cancelable: true }),
      )
    },
    [type, down] as const,
  )

test('a finger pulls past 70, waits at 56, and nothing moves when the messages come', async ({
  stage,
}) => {
  await open(stage)
  await finger(stage, 'touchstart', 0)
  await finger(stage, 'touchmove', 138)
  await behaviour('B-291', async () => {
    await expect(header(stage)).toHaveText('↓ 下拉加载更多')
    await finger(stage, 'touchmove', 140)
    await expect(header(stage)).toHaveText('↑ 松开加载')
    expect(await asked(stage)).toBe(0)
  })
  await finger(stage, 'touchend', 140)
  await behaviour(['B-270', 'B-271', 'B-287'], async () => {
    await expect(header(stage)).toHaveText('加载中…')
    expect(await asked(stage)).toBe(1)
  })
  const offset = () =>
    stage
      .locator('.omc-chat-content')
      .evaluate((content) => new DOMMatrix(getComputedStyle(content).transform).m42)
  await behaviour('B-291', () => expect.poll(offset).toBe(56))
  const before = await placeOf(stage, 'm0')
  await answer(stage)
  expect(await placeOf(stage, 'm0')).toBe(before)
  expect(await offset()).toBe(0)
  await expect(header(stage)).toHaveText('加载更早的消息')
})

test('a finger that lets go too early, or that does not start at the top, asks for nothing', async ({
  stage,
}) => {
  await open(stage)
  await finger(stage, 'touchstart', 0)
  await finger(stage, 'touchmove', 100)
  await finger(stage, 'touchend', 100)
  await view(stage).evaluate((box) => {
    box.scrollTop = 300
  })
  await painted(stage)
  await finger(stage, 'touchstart', 0)
  await finger(stage, 'touchmove', 300)
  await finger(stage, 'touchend', 300)
  expect(await asked(stage)).toBe(0)
})

test('a wheel past the top asks once', async ({ stage }) => {
  await open(stage)
  await view(stage).hover()
  await stage.mouse.wheel(0, -50)
  await expect(header(stage)).toHaveText('↓ 下拉加载更多')
  expect(await asked(stage)).toBe(0)
  await stage.mouse.wheel(0, -50)
  await behaviour('B-270', () => expect.poll(() => asked(stage)).toBe(1))
  await stage.mouse.wheel(0, -500)
  await painted(stage)
  expect(await asked(stage)).toBe(1)
})

test('the button asks, nothing moves when the messages come, and a failure can be tried again', async ({
  stage,
}) => {
  await open(stage)
  await stage.getByRole('button', { name: '加载更早的消息' }).click()
  const before = await placeOf(stage, 'm1')
  await answer(stage)
  await behaviour('B-287', async () => {
    expect(await placeOf(stage, 'm1')).toBe(before)
  })
  await view(stage).evaluate((box) => {
    box.scrollTop = 0
  })
  await stage.getByRole('button', { name: /加载/ }).click()
  await stage.evaluate(() => {
    // as: the event of loadHistory.
    const [, event] = window.chat.told.at(-1) as [string, { finish: (how: string) => void }]
    event.finish('failed')
  })
  await stage.getByRole('button', { name: '加载失败，点击重试' }).click()
  await behaviour('B-287', async () => {
    expect(await asked(stage)).toBe(3)
  })
})

test('a line of a wheel counts 20 px, a finger pulls from 15 px, what slides back takes 300 ms', async ({
  stage,
}) => {
  await open(stage)
  const slides = () =>
    stage
      .locator('.omc-chat-content')
      .evaluate((content) => getComputedStyle(content).transitionDuration)
  const turnLines = (lines: number) =>
    view(stage).evaluate(
      (box, deltaY) => box.dispatchEvent(new WheelEvent('wheel', { deltaY, deltaMode: 1 })),
      -lines,
    )
  await finger(stage, 'touchstart', 0)
  await behaviour('B-294', async () => {
    await finger(stage, 'touchmove', 14)
    await expect(header(stage)).toHaveText('加载更早的消息')
    await finger(stage, 'touchmove', 15)
    await expect(header(stage)).toHaveText('↓ 下拉加载更多')
    expect(await slides()).toBe('0s')
    await finger(stage, 'touchend', 15)
    await expect(header(stage)).toHaveText('加载更早的消息')
    expect(await slides()).toBe('0.3s')
  })
  // Three lines are 60 px, four are 80; an idle wheel releases its pull.
  await turnLines(3)
  await expect(header(stage)).toHaveText('↓ 下拉加载更多')
  await expect(header(stage)).toHaveText('加载更早的消息')
  await behaviour('B-294', async () => {
    await turnLines(3)
    expect(await asked(stage)).toBe(0)
    await turnLines(1)
    await expect.poll(() => asked(stage)).toBe(1)
  })
})

test('the scroll bar fades in within 250 ms and out within 500', async ({ stage }) => {
  await open(stage)
  const bar = () =>
    view(stage).evaluate((box) => {
      const { scrollbarColor, transitionDuration } = getComputedStyle(box)
      return { isHidden: /^(rgba\(0, 0, 0, 0\) ?){2}$/.test(scrollbarColor), transitionDuration }
    })
  await stage.mouse.move(790, 590)
  await behaviour('B-294', async () => {
    await expect.poll(bar).toEqual({ isHidden: true, transitionDuration: '0.5s' })
    await view(stage).hover()
    await expect.poll(bar).toEqual({ isHidden: false, transitionDuration: '0.25s' })
  })
})
