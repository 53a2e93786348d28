import { expect, type Locator, type Page } from '@playwright/test'

/** More tab stops than any screen of the console has. */
const MOST_STOPS = 150

export type Keys = {
  /** Presses a key and checks the focus. */
  readonly press: (key: string) => Promise<void>
  /** Presses Tab until the element has the focus. */
  readonly tabTo: (target: Locator) => Promise<void>
  /** Presses Shift+Tab until the element has the focus. */
  readonly backTo: (target: Locator) => Promise<void>
  /** Presses an arrow key in a menu until the entry has the focus. */
  readonly arrowTo: (target: Locator, key?: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Number of pointer events on the page. */
  readonly pointerUses: () => Promise<number>
}

/**
 * A keyboard-only person. After each key a visible element must have the focus, and interactive
 * elements must show a focus ring.
 */
export async function keysOf(page: Page): Promise<Keys> {
  let pointerUses = 0
  await page.exposeFunction('notePointer', () => void (pointerUses += 1))
  await page.addInitScript(() => {
    const note: unknown = Reflect.get(globalThis, 'notePointer')
    for (const name of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(name, () => typeof note === 'function' && note(), { capture: true })
  })
  const lookAfter = (key: string) =>
    expect
      .poll(() => page.evaluate(lookAtFocus), { message: `the focus after ${key}` })
      .toEqual(expect.objectContaining({ isSeen: true, isMarked: true }))
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await lookAfter(key)
  }
  const go = async (key: string, target: Locator) => {
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press(key)
      const seen = await page.evaluate(lookAtFocus)
      // After the last stop the focus goes to the browser's own controls, then to the first stop.
      if (seen.what === 'nothing') await page.keyboard.press(key)
      if (!seen.isSeen || !seen.isMarked) await lookAfter(key)
      if (await hasFocus(target)) return
    }
    throw new Error(`${key} does not come to ${String(target)}`)
  }
  return {
    press,
    tabTo: (target) => go('Tab', target),
    backTo: (target) => go('Shift+Tab', target),
    arrowTo: (target, key = 'ArrowDown') => go(key, target),
    type: (text) => page.keyboard.type(text),
    pointerUses: async () => pointerUses,
  }
}

const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.count()) > 0 && target.first().evaluate((one) => one === document.activeElement)

/** Visible state of the focus; an element that is focused by script for reading needs no ring. */
function lookAtFocus() {
  const none = { what: 'nothing', isSeen: false, isMarked: false }
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return none
  const what = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.innerText.slice(0, 40)}`
  // A frame of another site marks its own focus.
  if (focused instanceof HTMLIFrameElement) return { what, isSeen: true, isMarked: true }
  const box = focused.getBoundingClientRect()
  const isOnScreen =
    box.width > 0 &&
    box.height > 0 &&
    box.bottom > 0 &&
    box.right > 0 &&
    box.top < innerHeight &&
    box.left < innerWidth
  const style = getComputedStyle(focused)
  const isOperable = focused.matches(
    'a, button, input, select, textarea, summary, [role=tab], [role=option], [tabindex="0"]',
  )
  // The ring of a checkbox or radio is drawn by the element that replaces its hidden input.
  const rings = [focused, focused.parentElement, focused.nextElementSibling]
  const hasRing = rings.some((one) => {
    if (!one) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  })
  const isHighlighted = focused.hasAttribute('data-highlighted')
  return {
    what,
    isSeen: isOnScreen && style.visibility === 'visible' && focused.checkVisibility(),
    isMarked: !isOperable || hasRing || isHighlighted,
  }
}
