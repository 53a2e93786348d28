import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'

/** What a person does with a mouse, by the names that are read to them. */
export type Hand = {
  readonly click: (role: string, name: string) => Promise<void>
  /** Chooses an entry of the menu. */
  readonly follow: (name: string) => Promise<void>
  readonly write: (name: string, words: string) => Promise<void>
  readonly see: (role: string, name: string) => Promise<void>
  readonly miss: (role: string, name: string) => Promise<void>
}

/**
 * Waits with Playwright's own patience. Puppeteer's locators and `waitForFunction` compile text in
 * the page, which the console's content security policy forbids in Firefox.
 */
export function handOf(page: Page): Hand {
  const find = (role: string, name: string) => page.$(`::-p-aria([name="${name}"][role="${role}"])`)
  const found = async (role: string, name: string) => {
    await expect.poll(async () => (await find(role, name)) !== null, `${role} ${name}`).toBe(true)
    const element = await find(role, name)
    if (!element) throw new Error(`${role} ${name} went away`)
    return element
  }
  return {
    click: async (role, name) => (await found(role, name)).click(),
    async follow(name) {
      const link = async () => (await page.evaluateHandle(linkNamed, name)).asElement()
      await expect.poll(async () => (await link()) !== null, `link ${name}`).toBe(true)
      await (await link())?.evaluate((one) => (one as HTMLElement).click())
    },
    async write(name, words) {
      const field = async () => (await page.evaluateHandle(fieldNamed, name)).asElement()
      await expect.poll(async () => (await field()) !== null, name).toBe(true)
      await (await field())?.focus()
      await page.keyboard.type(words)
    },
    see: async (role, name) => void (await found(role, name)),
    miss: (role, name) =>
      expect.poll(async () => find(role, name), `no ${role} ${name}`).toBeNull(),
  }
}

/** By its label: a field for a password has no role. */
function fieldNamed(name: string): HTMLInputElement | undefined {
  return [...document.querySelectorAll('input')].find((field) =>
    [...(field.labels ?? [])].some(({ textContent }) => textContent === name),
  )
}

function linkNamed(name: string): HTMLAnchorElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('nav a')].find(
    ({ textContent }) => textContent.trim() === name,
  )
}
