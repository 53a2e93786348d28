import { expect, type Locator, type Page } from '@playwright/test'

/** Farther than any screen of the console has stops. */
const MOST_STOPS = 150

export type Keys = {
  /** Presses a key and looks where the focus is then. */
  readonly press: (key: string) => Promise<void>
  /** Goes on with Tab until the element has the focus. */
  readonly tabTo: (target: Locator) => Promise<void>
  /** The same backwards. */
  readonly backTo: (target: Locator) => Promise<void>
  /** Goes through a menu with the arrow until the entry has the focus. */
  readonly arrowTo: (target: Locator, key?: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** How often a pointer was used on the page. */
  readonly pointerUses: () => Promise<number>
}

/**
 * A person who has a keyboard only. After each key something that can be seen has the focus, and
 * whatever can be worked shows it.
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
      // Past the last stop of a page come the tools of the browser, and then the first one again.
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

/** What a person sees of the focus; what the program moved it to for reading needs no ring. */
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
  // The ring of a choice is drawn by what stands for its hidden input.
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
