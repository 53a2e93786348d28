import { expect } from '@playwright/test'
import type { ElementHandle, Page } from 'puppeteer-core'
import { findNamed } from './find-named.ts'

/** What a person does with a mouse and a keyboard, by the names that are read to them. */
export type Hand = {
  /** @param inside  where there is more than one of that name */
  readonly click: (role: string, name: string, inside?: string) => Promise<void>
  readonly write: (name: string, words: string) => Promise<void>
  readonly see: (role: string, name: string) => Promise<void>
  readonly miss: (role: string, name: string) => Promise<void>
}

/**
 * Waits with Playwright's own patience. Puppeteer's locators and `waitForFunction` compile text in
 * the page, which the console's content security policy forbids in Firefox. A name is a pattern
 * for the whole of it.
 */
export function handOf(page: Page): Hand {
  const find = async (role: string, name: string, inside = 'body') =>
    // Only ever an element, if anything.
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
