import { behaviour, expect } from '@omc/behaviours/playwright'
import type { Page } from '@playwright/test'
import { holdPictures, painted, test } from './support/open-stage.ts'

const texts = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${index}`,
    name: '韩梅',
    text: { text: `${prefix}${index} ${'长短不一的话'.repeat(index % 9)}` },
  }))

const mount = async (page: Page, messages: readonly unknown[], settings = {}) => {
  await page.evaluate(([given, how]) => void window.stage.mountWidget(given, how), [
    messages,
    settings,
  ] as const)
  await painted(page)
}

const view = (page: Page) => page.locator('.omc-chat-viewport')
const gapOf = (page: Page) =>
  view(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)

/** First fully visible row and its position. */
const reading = (page: Page) =>
  view(page).evaluate((box) => {
    const top = box.getBoundingClientRect().top
    const row = [...box.querySelectorAll('[data-row]')].find(
      (one) => one.getBoundingClientRect().top >= top,
    )
    return {
      id: row?.getAttribute('data-message-id'),
      top: (row?.getBoundingClientRect().top ?? 0) - top,
    }
  })
const placeOf = (page: Page, id: string) =>
  view(page).evaluate((box, wanted) => {
    const row = box.querySelector(`[data-message-id="${wanted}"]`)
    return row === null ? null : row.getBoundingClientRect().top - box.getBoundingClientRect().top
  }, id)
const scrollTo = async (page: Page, top: number) => {
  await view(page).evaluate((box, to) => {
    box.scrollTop = to
  }, top)
  await painted(page)
}

test('opens at the end and draws only what is near', async ({ stage }) => {
  await mount(stage, texts('m', 10_000))
  expect(await gapOf(stage)).toBeLessThanOrEqual(1)
  expect(await stage.locator('article').count()).toBeLessThan(25)
  await expect(stage.locator('article').last()).toHaveAttribute('data-message-id', 'm9999')
})

test('one hundred older messages move nothing by a pixel, wherever the reader is', async ({
  stage,
}) => {
  await mount(stage, texts('m', 2000))
  for (const top of [0, 7, 333, 50_000, 90_001]) {
    await scrollTo(stage, top)
    const before = await reading(stage)
    const off = await stage.evaluate(
      ([older, id]) => {
        const box = document.querySelector('.omc-chat-viewport')!
        const place = () =>
          document.querySelector(`[data-message-id="${id}"]`)!.getBoundingClientRect().top -
          box.getBoundingClientRect().top
        const was = place()
        window.chat.model.prepend(window.stage.parse(older), true)
        return new Promise<number>((done) => requestAnimationFrame(() => done(place() - was)))
      },
      [texts(`h${top}-`, 100), before.id] as const,
    )
    expect(off).toBe(0)
    await painted(stage)
    expect(await placeOf(stage, before.id ?? '')).toBe(before.top)
  }
})

test('pictures that load late, above and below, move nothing either', async ({ stage }) => {
  const release = await holdPictures(stage, 180)
  const picture = (id: string) => ({
    id,
    name: '韩梅',
    text: { image: { url: `https://pictures.test/${id}`, alt: id } },
  })
  const mixed = texts('m', 60).flatMap((text, index) =>
    index % 3 === 0 ? [text, picture(`p${index}`)] : [text],
  )
  await mount(stage, mixed)
  await scrollTo(stage, 2_000)
  const before = await reading(stage)
  const total = () => view(stage).evaluate((box) => box.scrollHeight)
  const totalBefore = await total()
  await release()
  await expect.poll(total).toBeGreaterThan(totalBefore)
  await expect
    .poll(() =>
      stage
        .locator('img')
        .evaluateAll((all) => all.every((one) => (one as HTMLImageElement).complete)),
    )
    .toBe(true)
  await painted(stage)
  const off = ((await placeOf(stage, before.id ?? '')) ?? NaN) - before.top
  expect(Math.abs(off)).toBeLessThan(0.02)
})

test('stays at the end while pictures there load', async ({ stage }) => {
  const release = await holdPictures(stage, 180)
  await mount(stage, [
    ...texts('m', 30),
    { id: 'p', name: '韩梅', text: { image: { url: 'https://pictures.test/p' } } },
  ])
  await release()
  await expect
    .poll(() => stage.locator('.omc-chat-image').evaluate((box) => box.clientHeight))
    .toBeGreaterThan(150)
  await painted(stage)
  expect(await gapOf(stage)).toBeLessThanOrEqual(1)
})

test('rows that turn out higher or lower while somebody scrolls up move nothing under them', async ({
  stage,
}) => {
  await mount(stage, texts('m', 400))
  await view(stage).hover()
  const jumps = await view(stage).evaluate(async (box) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const placeOfFirst = () => {
      const top = box.getBoundingClientRect().top
      const row = [...box.querySelectorAll<HTMLElement>('[data-row]')].find(
        (one) => one.getBoundingClientRect().top > top,
      )!
      return { row, top: row.getBoundingClientRect().top }
    }
    const seen: number[] = []
    for (let step = 0; step < 120; step += 1) {
      const { row, top } = placeOfFirst()
      box.scrollTop -= 37
      await frame()
      await frame()
      if (row.isConnected) seen.push(row.getBoundingClientRect().top - top - 37)
    }
    return seen.filter((off) => Math.abs(off) > 0.02)
  })
  expect(jumps).toEqual([])
})

test('counts what arrives while one reads above, forces nothing, and leads back', async ({
  stage,
}) => {
  await mount(stage, texts('m', 300))
  await scrollTo(stage, 4_000)
  const before = await reading(stage)
  await stage.evaluate(
    (given) => window.chat.model.append(...window.stage.parse(given)),
    texts('n', 3),
  )
  await painted(stage)
  expect(await reading(stage)).toEqual(before)
  await behaviour(['B-268', 'B-269'], async () => {
    await stage.getByRole('button', { name: '3 条新消息' }).click()
    await painted(stage)
    expect(await gapOf(stage)).toBeLessThanOrEqual(1)
    await expect(stage.locator('.omc-chat-to-bottom')).toHaveCount(0)
  })
  await expect(stage.locator('.omc-chat-new')).toBeVisible()
})

test('counts down as the reader comes to the new messages', async ({ stage }) => {
  await mount(stage, texts('m', 100))
  const end = await view(stage).evaluate((box) => box.scrollTop)
  await scrollTo(stage, end - 300)
  await stage.evaluate(
    (given) => window.chat.model.append(...window.stage.parse(given)),
    texts('n', 12),
  )
  await expect(stage.getByRole('button', { name: '12 条新消息' })).toBeVisible()
  await scrollTo(stage, end + 100)
  const left = await stage.evaluate(() => window.chat.model.getState().unreadCount)
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(12)
})

test('follows from near the end, and jumps there with an own message', async ({ stage }) => {
  await mount(stage, texts('m', 200))
  const end = await view(stage).evaluate((box) => box.scrollTop)
  await scrollTo(stage, end - 20)
  await stage.evaluate(
    (given) => window.chat.model.append(...window.stage.parse(given)),
    texts('n', 1),
  )
  await painted(stage)
  expect(await gapOf(stage)).toBeLessThanOrEqual(1)
  await scrollTo(stage, 500)
  await stage.evaluate(
    (given) => window.chat.model.append(...window.stage.parse(given)),
    [{ id: 'own', mine: true, name: '我', text: { text: '好' } }],
  )
  await painted(stage)
  expect(await gapOf(stage)).toBeLessThanOrEqual(1)
  await expect(stage.locator('[data-message-id=own]')).toBeInViewport()
})

test('an appended message is drawn and in place in the frame it comes in', async ({ stage }) => {
  await mount(stage, texts('m', 10_000))
  const first = await stage.evaluate(
    (given) =>
      new Promise<{ gap: number; isThere: boolean }>((done) => {
        requestAnimationFrame(() => {
          window.chat.model.append(...window.stage.parse(given))
          // Callbacks of the next frame run before the next paint.
          requestAnimationFrame(() => {
            const box = document.querySelector('.omc-chat-viewport')!
            const isThere = box.querySelector('[data-message-id=n0]') !== null
            done({ gap: box.scrollHeight - box.scrollTop - box.clientHeight, isThere })
          })
        })
      }),
    texts('n', 1),
  )
  expect(first.isThere).toBe(true)
  expect(first.gap).toBeLessThanOrEqual(1)
})

test('reaches any message by keyboard, drawn or not', async ({ stage }) => {
  await mount(stage, texts('m', 5_000))
  const focused = () =>
    stage.evaluate(() => document.activeElement?.getAttribute('data-message-id'))
  await stage.locator('article').last().focus()
  for (const [key, id] of [
    ['PageUp', 'm4998'],
    ['Control+Home', 'm0'],
    ['PageDown', 'm1'],
    ['Control+End', 'm4999'],
  ] as const) {
    await stage.keyboard.press(key)
    await expect.poll(focused).toBe(id)
    await expect(stage.locator(`[data-message-id=${id}]`)).toBeInViewport()
  }
})

test('the message that a key leads to stands in the view as a whole', async ({ stage }) => {
  await mount(stage, texts('m', 100))
  await stage.locator('article').last().focus()
  for (let step = 0; step < 8; step += 1) {
    await stage.keyboard.press('PageUp')
    await painted(stage)
    const row = stage.locator(`[data-message-id=m${98 - step}]`)
    await expect(row).toBeFocused()
    await expect(row).toBeInViewport({ ratio: 0.99 })
  }
})

test('a scroll that others act upon before the browser tells of it is not undone', async ({
  stage,
}) => {
  await mount(stage, texts('m', 300))
  await scrollTo(stage, 4_000)
  const after = (act: string) =>
    view(stage).evaluate((box, what) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      const message = window.stage.parse([{ id: what, name: '韩梅', text: { text: what } }])
      const acts: Record<string, () => void> = {
        append: () => window.chat.model.append(...message),
        prepend: () => window.chat.model.prepend(message, true),
        grow: () => box.querySelector('article')?.setAttribute('style', 'border-top: 40px solid'),
      }
      const row = [...box.querySelectorAll('article')].at(-1)
      const place = () => row?.getBoundingClientRect().top ?? NaN
      // Reported in the next frame, not in this one.
      return frame()
        .then(() => {
          box.scrollTop += 200
          const there = place()
          acts[what]?.()
          return frame()
            .then(frame)
            .then(() => (what === 'grow' ? place() - 40 : place()) - there)
        })
        .then(Math.round)
    }, act)
  for (const act of ['append', 'prepend', 'grow']) expect(await after(act), act).toBe(0)
})

test('who has the focus keeps it while the list is scrolled away, and goes on from there', async ({
  stage,
}) => {
  await mount(stage, texts('m', 1_000))
  const focused = () =>
    stage.evaluate(() =>
      document.activeElement?.closest('article')?.getAttribute('data-message-id'),
    )
  const kept = stage.locator('article[data-kept]')
  await stage.locator('[data-message-id=m999]').focus()
  await scrollTo(stage, 3_000)
  await expect(stage.locator('[data-message-id=m999]')).not.toBeInViewport()
  expect(await focused()).toBe('m999')
  const height = await view(stage).evaluate((box) => box.scrollHeight)
  await stage.keyboard.press('PageUp')
  await expect.poll(focused).toBe('m998')
  await expect(stage.locator('[data-message-id=m998]')).toBeInViewport()

  await stage.locator('[data-message-id=m998]').getByRole('button').first().focus()
  await scrollTo(stage, 0)
  expect(await focused()).toBe('m998')
  await stage.evaluate(
    (given) => window.chat.model.prepend(window.stage.parse(given), true),
    texts('h', 50),
  )
  await painted(stage)
  expect(await focused()).toBe('m998')
  expect(await view(stage).evaluate((box) => box.scrollHeight)).toBeGreaterThan(height)
  await expect(kept).toHaveCount(1)
  await stage.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect(kept).toHaveCount(0)
})

test('draws everything when told to', async ({ stage }) => {
  await mount(stage, texts('m', 300), { isVirtual: false })
  expect(await stage.locator('article').count()).toBe(300)
  expect(await gapOf(stage)).toBeLessThanOrEqual(1)
})

test('is 550 by 500, and 525 by 382 when the list stands alone', async ({ stage }) => {
  await mount(stage, texts('m', 3))
  const size = (selector: string) =>
    stage.locator(selector).evaluate((one: HTMLElement) => [one.offsetWidth, one.offsetHeight])
  await behaviour('B-292', async () => {
    expect(await size('.omc-chat-window')).toEqual([550, 500])
  })
  await stage.evaluate((given) => void window.stage.mountList(given), texts('m', 3))
  await painted(stage)
  await behaviour('B-289', async () => {
    expect(await size('.omc-chat-list')).toEqual([525, 382])
  })
})
