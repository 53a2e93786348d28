import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { open, settled } from './one-page.ts'
import { faultsForAxe, overflow } from './read-screen.ts'
import { LONG_NAMES } from './states.ts'

const QUEUE = '?tab=queue'
const rows = () => document.querySelectorAll('[data-testid^="rehearsed-"]')
const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((one) => name.test(one.textContent))

afterEach(() => page.viewport(1440, 900))

test.each([1440, 390])(
  'a rehearsal of %i px: by keyboard alone, striped, and nothing is written',
  async (width) => {
    const { server, isQuiet } = await open('/carry/publish/list', LONG_NAMES, QUEUE)
    await settled(
      () =>
        isQuiet() &&
        document.querySelector('tbody [role="checkbox"], tbody input[type="checkbox"]') !== null,
    )
    const box = document.querySelector<HTMLElement>(
      'tbody [role="checkbox"], tbody input[type="checkbox"]',
    )
    box?.focus()
    await userEvent.keyboard(' ')
    await settled(() => button(/^预演/) !== undefined)
    button(/^预演/)?.focus()
    await userEvent.keyboard('{Enter}')
    await settled(() => rows().length > 0)
    await page.viewport(width, 900)
    const stripes = document.querySelector('[data-testid="rehearsal-stripes"]')
    expect(stripes?.textContent).toContain('这是预演')
    expect(stripes && getComputedStyle(stripes).backgroundImage).toContain('repeating-linear')
    expect(overflow()).toBeLessThanOrEqual(0)
    expect(await faultsForAxe()).toEqual([])
    document.querySelector<HTMLElement>('[data-testid^="rehearsed-"] summary')?.focus()
    await userEvent.keyboard('{Enter}')
    expect(
      document.querySelector('[data-testid^="rehearsed-"] details')?.hasAttribute('open'),
    ).toBe(true)
    expect(await faultsForAxe()).toEqual([])
    const written = server.asked.filter((one) => one['x-effect'] === 'write')
    expect(written.map(({ operationId }) => operationId)).toEqual([])
  },
)
