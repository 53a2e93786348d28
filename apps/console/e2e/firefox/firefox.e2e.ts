import { expect, test } from '@playwright/test'
import { PASSWORD, origin } from '../support/system.ts'
import { handOf } from './hand.ts'
import { openFirefox, watchErrors } from './open-firefox.ts'

test('a working day in Firefox, from sign-in to sign-out, without an error', async () => {
  const browser = await openFirefox()
  try {
    const page = await browser.newPage()
    const errors = watchErrors(page)
    const { click, follow, write, see, miss } = handOf(page)
    const hash = () => expect.poll(() => new URL(page.url()).hash)

    await page.goto(`${origin}/#/login`)
    await click('tab', '密码登录')
    await write('用户名或手机号', 'manager')
    await write('密码', PASSWORD)
    await click('button', '登录')
    await hash().toBe('#/home')

    await follow('用户')
    await hash().toBe('#/setting/user')
    await see('tab', '用户')
    await follow('发布列表')
    await hash().toBe('#/carry/publish/list')
    await see('tab', '发布列表')

    await page.evaluate(() =>
      document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(),
    )
    await page.keyboard.press('Delete')
    await miss('tab', '发布列表')
    await hash().toBe('#/setting/user')
    expect(errors).toEqual([])
  } finally {
    await browser.close()
  }
})
