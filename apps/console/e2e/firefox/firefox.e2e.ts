import { expect, test } from '@playwright/test'
import { PASSWORD, origin } from '../support/system.ts'
import { handOf } from './hand.ts'
import { openFirefox, watchErrors } from './open-firefox.ts'

test('a working day in Firefox, from sign-in to sign-out, without an error', async () => {
  const browser = await openFirefox()
  const page = await browser.newPage()
  try {
    const errors = watchErrors(page)
    const { click, write, see, miss } = handOf(page)
    const hash = () => expect.poll(() => new URL(page.url()).hash)
    const shown = (selector: string, name: string) =>
      expect.poll(() =>
        page.evaluate(
          (which, what) => document.querySelector(which)?.getAttribute(what) ?? '',
          selector,
          name,
        ),
      )

    await page.goto(`${origin}/#/login`)
    await click('tab', '密码登录')
    await write('用户名或手机号', 'manager')
    await write('密码', PASSWORD)
    await click('button', '登录')
    await hash().toBe('#/home')

    await click('link', '用户')
    await hash().toBe('#/setting/user')
    await see('tab', '用户')
    await click('link', '发布列表')
    await hash().toBe('#/carry/publish/list')
    await see('tab', '发布列表')

    await page.evaluate(() =>
      document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(),
    )
    await page.keyboard.press('Delete')
    await miss('tab', '发布列表')
    await hash().toBe('#/setting/user')

    await click('button', '通知(，\\d+ 条未读)?')
    await see('dialog', '通知')
    await click('tab', '站内信')
    await page.keyboard.press('Escape')
    await miss('dialog', '通知')

    await click('button', '陈思齐.*的菜单')
    await click('menuitem', '外观设置')
    await click('radio', '分栏')
    await shown('[data-layout]', 'data-layout').toBe('column')
    await click('radio', '海洋')
    await shown('body', 'class').toContain('theme-ocean')
    await click('radio', '深色')
    await shown('body', 'class').toContain('dark')
    await click('button', '保存')
    await click('button', '关闭', '[role=dialog]')
    await miss('dialog', '外观设置')

    await click('button', '陈思齐.*的菜单')
    await click('menuitemcheckbox', 'English')
    await shown('html', 'lang').toBe('en')
    await see('tab', 'Users')

    await click('menuitem', 'Sign out')
    await hash().toMatch(/^#\/login/)
    await see('button', 'Sign in')
    expect(errors).toEqual([])
  } catch (error) {
    const body = Buffer.from(await page.screenshot())
    await test.info().attach('what Firefox shows', { body, contentType: 'image/png' })
    throw error
  } finally {
    await browser.close()
  }
})
