import type { Browser, Page } from 'playwright'
import { compareThemes } from './compare-themes.ts'
import { openPage } from './open-page.ts'

export const EXPECTED = [
  '550 × 500',
  'sent',
  'received',
  'emoji at the caret',
  'emoji sent',
  'quick reply sent',
]

/**
 * Uses the plain page and returns the observed steps, then texts with low contrast in some theme,
 * and the browser's errors.
 */
export async function usePage(browser: Browser, built: string): Promise<readonly string[]> {
  const { page, context, complaints } = await openPage(browser, built, { name: 'page.html' })
  const seen: string[] = []
  try {
    await talk(page, seen)
    seen.push(...(await compareThemes(page)))
  } catch (error) {
    seen.push(String(error))
  }
  await context.close()
  return [...seen, ...complaints]
}

async function talk(page: Page, seen: string[]): Promise<void> {
  const lastMessage = page.locator('.omc-chat article').last()
  const see = async (what: string, text: string) => {
    await lastMessage.getByText(text).waitFor()
    seen.push(what)
  }
  seen.push(await page.getByRole('heading', { level: 1 }).innerText())
  const box = await page.locator('.omc-chat-window').boundingBox()
  seen.push(`${box?.width} × ${box?.height}`)

  const entry = page.getByRole('textbox', { name: '消息内容' })
  await entry.fill('第一行')
  await entry.press('Shift+Enter')
  await entry.pressSequentially('第二行')
  await entry.press('Enter')
  await see('sent', '第二行')

  await page.getByRole('button', { name: 'receive' }).click()
  await see('received', '收到')
  await lastMessage.getByRole('img', { name: '微笑' }).waitFor()

  await entry.fill('好的。')
  await entry.press('ArrowLeft')
  await page.getByRole('button', { name: '表情' }).click()
  await page
    .getByRole('region', { name: '表情' })
    .getByRole('button', { name: '强', exact: true })
    .click()
  if (/^好的.+。$/.test(await entry.inputValue())) seen.push('emoji at the caret')
  await entry.press('Enter')
  await see('emoji sent', '好的')
  await lastMessage.getByRole('img', { name: '强', exact: true }).waitFor()

  await entry.pressSequentially('发布')
  await page.getByRole('option', { name: '已经发布了' }).waitFor()
  await entry.press('ArrowDown')
  await page.keyboard.press('Enter')
  await see('quick reply sent', '已经发布了')
}
