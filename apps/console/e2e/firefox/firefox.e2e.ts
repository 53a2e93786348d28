import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { PASSWORD, origin } from '../support/system.ts'
import { handOf } from './hand.ts'
import { openFirefox, watchErrors } from './open-firefox.ts'

test('a working day in Firefox, from sign-in to sign-out, without an error @long', async () => {
  const browser = await openFirefox()
  const page = await browser.newPage()
  try {
    const errors = watchErrors(page)
    for (const step of [signIn, useTabs, readNotices, chooseLooks, signOut]) await step(page)
    expect(errors).toEqual([])
  } catch (error) {
    const body = Buffer.from(await page.screenshot())
    await test.info().attach('what Firefox shows', { body, contentType: 'image/png' })
    throw error
  } finally {
    await browser.close()
  }
})

const hashOf = (page: Page) => expect.poll(() => new URL(page.url()).hash)

const shownIn = (page: Page, selector: string, name: string) =>
  expect.poll(() =>
    page.evaluate(
      (which, what) => document.querySelector(which)?.getAttribute(what) ?? '',
      selector,
      name,
    ),
  )

async function signIn(page: Page): Promise<void> {
  const { click, write } = handOf(page)
  await page.goto(`${origin}/#/login`)
  await click('tab', '密码登录')
  await write('用户名或手机号', 'manager')
  await write('密码', PASSWORD)
  await click('button', '登录')
  await hashOf(page).toBe('#/home')
}

async function useTabs(page: Page): Promise<void> {
  const { click, see, miss } = handOf(page)
  await click('link', '用户')
  await hashOf(page).toBe('#/setting/user')
  await see('tab', '用户')
  await click('link', '发布列表')
  await hashOf(page).toMatch(/^#\/carry\/publish\/list/)
  await see('tab', '发布列表')

  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(),
  )
  await page.keyboard.press('Delete')
  await miss('tab', '发布列表')
  await hashOf(page).toBe('#/setting/user')
}

async function readNotices(page: Page): Promise<void> {
  const { click, see, miss } = handOf(page)
  await click('button', '通知(，\\d+ 条未读)?')
  await see('dialog', '通知')
  await click('tab', '站内信')
  await page.keyboard.press('Escape')
  await miss('dialog', '通知')
}

async function chooseLooks(page: Page): Promise<void> {
  const { click, see, miss } = handOf(page)
  await click('button', '陈思齐.*的菜单')
  await click('menuitem', '外观设置')
  await click('radio', '分栏')
  await shownIn(page, '[data-layout]', 'data-layout').toBe('column')
  await click('radio', '海洋')
  await shownIn(page, 'body', 'class').toContain('theme-ocean')
  await click('radio', '深色')
  await shownIn(page, 'body', 'class').toContain('dark')
  await click('button', '保存')
  await click('button', '关闭', '[role=dialog]')
  await miss('dialog', '外观设置')

  await click('button', '陈思齐.*的菜单')
  await click('menuitemcheckbox', 'English')
  await shownIn(page, 'html', 'lang').toBe('en')
  await see('tab', 'Users')
}

async function signOut(page: Page): Promise<void> {
  const { click, see } = handOf(page)
  await click('menuitem', 'Sign out')
  await hashOf(page).toMatch(/^#\/login/)
  await see('button', 'Sign in')
}
