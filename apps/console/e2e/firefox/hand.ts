import { expect } from '@playwright/test'
import type { ElementHandle, Page } from 'puppeteer-core'
import { findNamed } from './find-named.ts'

/** Mouse and keyboard actions on elements, found by their accessible names. */
export type Hand = {
  /** @param inside  selector of the part to search when several elements have that name */
  readonly click: (role: string, name: string, inside?: string) => Promise<void>
  readonly write: (name: string, words: string) => Promise<void>
  readonly see: (role: string, name: string) => Promise<void>
  readonly miss: (role: string, name: string) => Promise<void>
}

/**
 * Waits with Playwright's timeouts. Puppeteer's locators and `waitForFunction` compile text in the
 * page, which the console's content security policy forbids in Firefox. A name is a pattern that
 * must match all of the accessible name.
 */
export function handOf(page: Page): Hand {
  const find = async (role: string, name: string, inside = 'body') =>
    // as: findNamed returns an element or undefined.
    (await page.evaluateHandle(findNamed, role, name, inside)).asElement() as ElementHandle | null
  const found = async (role: string, name: string, inside?: string) => {
    let element = await find(role, name, inside)
    await expect
      .poll(async () => (element ??= await find(role, name, inside)) !== null, `${role} ${name}`)
      .toBe(true)
    if (!element) throw new Error(`${role} ${name} is not there`)
    return element
  }
  return {
    click: async (role, name, inside) => (await found(role, name, inside)).click(),
    async write(name, words) {
      await (await found('textbox', name)).focus()
      await page.keyboard.type(words)
    },
    see: async (role, name) => void (await found(role, name)),
    miss: (role, name) =>
      expect.poll(async () => (await find(role, name)) === null, `no ${role} ${name}`).toBe(true),
  }
}
