import type { Page } from '@playwright/test'
import { KEY_TO_ANSWER_MS } from './support/key-to-answer.ts'
import { origin } from './support/system.ts'
import { behaviour, expect, test } from './support/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: /搜索菜单|搜索的内容/ })
const active = (page: Page) => page.locator('[role=option][aria-selected=true]')

async function openPalette(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
}

/** Records the URLs of opened windows and blocks the windows. */
async function watchWindows(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const opened: string[] = []
    Object.assign(globalThis, { opened })
    window.open = (url) => {
      opened.push(String(url))
      return null
    }
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'opened') as string[])
}

test('the palette opens by keys on every screen, finds by pinyin, and gives focus back @long', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  const refresh = page.getByRole('button', { name: '刷新' })
  await refresh.focus()
  await openPalette(page)
  await expect(page.getByRole('dialog', { name: '搜索' })).toBeVisible()
  await page.keyboard.type('nrlb')
  await expect(active(page)).toContainText('内容列表')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(refresh).toBeFocused()

  await openPalette(page)
  await page.keyboard.type('content list')
  // Two groups have one: the first in the menu is offered first.
  await expect(active(page)).toContainText('京东')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/jingdong\/content\/list$/)
  await expect(page.getByRole('heading', { level: 1, name: '内容列表' })).toBeVisible()
  await openPalette(page)
  await expect(page.getByRole('group', { name: '最近' })).toContainText('内容列表')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the palette offers what the person may open and nothing else @long', async ({ openAs }) => {
  const page = await openAs('creator')
  await openPalette(page)
  await page.keyboard.type('yonghu')
  await expect(page.getByText('没有匹配的结果')).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
})

test('records of the server are found by words, by account and by id @long', async ({ openAs }) => {
  const page = await openAs('manager')
  await page.goto(`${origin}/#/home`)
  await openPalette(page)
  await page.keyboard.type('@88213')
  await expect(active(page)).toContainText('小红豆')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/carry\/account\/list\?tab=studio&peek=\d+$/)
  await expect(page.getByRole('dialog', { name: /小红豆/ })).toBeVisible()

  await openPalette(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
  await page.keyboard.type('#3')
  const content = page
    .getByRole('group', { name: '采集内容', exact: true })
    .getByRole('option', { name: /采集内容 #3$/ })
  await expect(content).toBeVisible()
  // One request for all kinds.
  expect(asked.filter((url) => url.includes('/api/v1/search?q=3&')).length).toBe(1)
  expect(asked.filter((url) => url.includes('filter[search]'))).toEqual([])
  await content.click()
  await expect(page).toHaveURL(/#\/carry\/content\/list\?tab=carry&peek=3$/)
})

test('accounts and people are found by the sound of their names, and by their other names @long', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  await openPalette(page)
  await page.keyboard.type('xiaohongdou')
  await expect(active(page)).toContainText('小红豆')
  await field(page).fill('wxm')
  await expect(page.getByRole('option', { name: /^吴小满/ })).toBeVisible()
  await field(page).fill('operator')
  await expect(page.getByRole('option', { name: /^吴小满/ })).toBeVisible()
})

test('what is typed while the palette opens stands in its field @long', async ({ openAs }) => {
  const page = await openAs('manager')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.evaluate(() => {
    const press = (key: string, more: KeyboardEventInit = {}) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
    press('k', { ctrlKey: true })
    for (const key of 'nrlb') press(key)
  })
  await expect(field(page)).toHaveValue('nrlb')
  await expect(active(page)).toContainText('内容列表')
  await page.keyboard.type('x')
  await expect(field(page)).toHaveValue('nrlbx')
})

test('actions run from the palette; signing out asks first @long', async ({ openAs }) => {
  const page = await openAs('manager')
  await openPalette(page)
  await page.keyboard.type('>深色')
  await page.keyboard.press('Enter')
  await expect(page.locator('body')).toHaveClass(/dark/)
  await openPalette(page)
  await page.keyboard.type('>tcdl')
  await expect(active(page)).toContainText('退出登录')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: '退出登录？' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/#\/home/)
  await openPalette(page)
  await page.keyboard.type('>退出')
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/#\/login/)
})

test('Enter opens a web search in a new window after 500 ms, and Escape takes it back @long', async ({
  openAs,
}) => {
  const inside = await openAs('manager')
  const windows = await watchWindows(inside)
  await openPalette(inside)
  await inside.getByRole('tab', { name: '网页搜索' }).click()
  await field(inside).fill('防晒衣 测评')
  await inside.clock.install()
  await inside.clock.pauseAt(Date.now() + 60_000)
  await inside.keyboard.press('Enter')
  await expect(inside.getByText('正在打开新窗口…')).toBeVisible()
  await inside.clock.runFor(499)
  await inside.keyboard.press('Escape')
  await inside.clock.runFor(1_000)
  await expect(inside.getByText('正在打开新窗口…')).toHaveCount(0)
  expect(await windows()).toEqual([])
  await expect(field(inside)).toBeVisible()
  await field(inside).press('Enter')
  await inside.clock.runFor(499)
  await behaviour('B-065', async () => {
    expect(await windows()).toEqual([])
    await inside.clock.runFor(1)
    expect(await windows()).toEqual([
      `https://www.baidu.com/s?wd=${encodeURIComponent('防晒衣 测评')}`,
    ])
  })
  await expect(inside.getByRole('dialog')).toHaveCount(0)
})

test('a suggestion with an address of its own opens that @long', async ({ openAs }) => {
  const page = await openAs('manager')
  const windows = await watchWindows(page)
  await openPalette(page)
  await page.getByRole('tab', { name: '网页搜索' }).click()
  await expect(field(page)).toBeFocused()
  await field(page).fill('防晒衣')
  await expect(page.getByRole('option')).toHaveText([/百度/, /Google/, /Bing/])
  await field(page).press('ArrowDown')
  await field(page).press('Enter')
  await behaviour('B-066', () =>
    expect
      .poll(windows)
      .toEqual([`https://www.google.com/search?q=${encodeURIComponent('防晒衣')}`]),
  )
})

test('a record that was opened is among the recent ones; clearing the cache asks first @long', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  await openPalette(page)
  await field(page).fill('@小红豆')
  await page
    .getByRole('option', { name: /小红豆/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#\/carry\/account\/list\?tab=studio&peek=/)
  await page.reload()
  await openPalette(page)
  const recent = page.getByRole('group', { name: '最近' })
  await expect(recent.getByRole('option', { name: /小红豆/ })).toBeVisible()
  await field(page).fill('>清理缓存')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: '清理本地缓存？' })
  await question.getByRole('button', { name: '清理并刷新' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('omc.theme'))).toBeNull()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('writing with an input method never opens, sends or closes anything @long', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  const input = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    input.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await openPalette(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
  await compose('nei')
  await expect(field(page)).toHaveValue('nei')
  // Longer than the typing has to rest before the server is asked.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))
  expect(asked.filter((url) => url.includes('/api/v1/search'))).toEqual([])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeVisible()
  await expect(page).toHaveURL(/#\/home/)
  await input.send('Input.insertText', { text: '内容列表' })
  await expect(active(page)).toContainText('内容列表')
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter')
      return page.url()
    })
    .toMatch(/jingdong\/content\/list/)
})

test('the palette opens at once when its part is there @long', async ({ openAs }) => {
  const page = await openAs('manager')
  const tookMs: number[] = []
  // Best of five: on a busy machine the slower times measure other work.
  for (let turn = 0; turn <= 5; turn += 1) {
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    const took = await page.evaluate(timeOpening)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The first opening loads the chunk.
    if (turn > 0) tookMs.push(Math.round(took))
  }
  console.log(`the palette opened in ${tookMs.join(', ')} ms`)
  expect(Math.min(...tookMs)).toBeLessThan(KEY_TO_ANSWER_MS)
})

test('records stand in the palette within 100 ms of their answer @long', async ({ openAs }) => {
  const page = await openAs('manager')
  await openPalette(page)
  const tookMs: number[] = []
  // Best of three: on a busy machine the slower times measure other work.
  for (const words of ['防晒', '通勤', '夏季']) {
    const shown = page.evaluate(timeRecords)
    await field(page).fill(words)
    tookMs.push(Math.round(await shown))
  }
  console.log(`records stood ${tookMs.join(', ')} ms after their answer`)
  expect(Math.min(...tookMs)).toBeLessThan(KEY_TO_ANSWER_MS)
})

/** Time from the answer to the next search until its status says that it is done, ms. */
function timeRecords(): Promise<number> {
  const before = performance.getEntriesByType('resource').length
  return new Promise((resolve) => {
    const look = () => {
      const answers = performance.getEntriesByType('resource').slice(before)
      const answer = answers.find(({ name }) => name.includes('/api/v1/search?'))
      // as: entries of this type.
      const at = (answer as PerformanceResourceTiming | undefined)?.responseEnd ?? 0
      const isAsking = document.querySelector('[role=dialog] output')?.textContent.includes('正在')
      if (at > 0 && !isAsking) resolve(performance.now() - at)
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Time from the key press until the focused text field is painted, ms. */
function timeOpening(): Promise<number> {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const seen = new MutationObserver(() => {
      if (document.activeElement?.getAttribute('role') !== 'combobox') return
      seen.disconnect()
      requestAnimationFrame(() => resolve(performance.now() - startedAt))
    })
    seen.observe(document.body, { childList: true, subtree: true, attributes: true })
    const key = { key: 'k', ctrlKey: true, bubbles: true }
    document.body.dispatchEvent(new KeyboardEvent('keydown', key))
  })
}

test('the shortcuts are listed by ?, and / goes to the search of a list @long', async ({
  openAs,
}) => {
  const page = await openAs('manager')
  // The previous list stays mounted but hidden, and has a search too.
  for (const path of ['/carry/publish/list?tab=published', '/carry/content/list']) {
    await page.goto(`${origin}/#${path}`)
    await expect(page.locator(`[data-view="${path}"]`).getByRole('searchbox')).toBeVisible()
  }
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: '快捷键' })
  await expect(list).toContainText('打开或关闭站内搜索')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('?')
  await expect(page.getByRole('searchbox')).toHaveValue('?')
  await expect(list).toHaveCount(0)
})
