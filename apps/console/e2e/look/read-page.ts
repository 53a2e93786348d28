import type { Page } from '@playwright/test'

/** Facts checked on a page in addition to accessibility. */
export type PageFacts = {
  readonly headings: number
  /** Pixels beyond the right edge. */
  readonly overflow: number
  /** Pixels by which the page itself scrolls when its content does. */
  readonly moved: number
  /** Elements under the footer, where nothing may be. */
  readonly buried: readonly string[]
  readonly words: string
  readonly small: readonly string[]
  readonly clipped: readonly string[]
  readonly narrow: readonly string[]
  readonly page: {
    readonly classes: readonly string[]
    readonly density: string
    readonly colorScheme: string
    readonly language: string
    /** Null on pages without a shell. */
    readonly layout: string | null
  }
}

type LookTools = {
  readonly isSeen: (element: Element) => boolean
  readonly tell: (element: Element) => string
}

declare global {
  // The parts that run in the page find each other there.
  var omcLook: LookTools
}

/** Reads the visual facts of a page. @param leastTarget  minimum target size, px, both ways */
export async function readPage(page: Page, leastTarget: number): Promise<PageFacts> {
  await page.evaluate(bringTools)
  const texts = await page.evaluate(readTexts)
  const narrow = await page.evaluate(readTargets, leastTarget)
  return { ...texts, narrow, ...(await page.evaluate(readFrame)) }
}

/** This function and those below run in the page from their text, so each is self-contained. */
function bringTools(): void {
  // Texts for screen readers only are positioned boxes of one pixel.
  const HIDDEN_PX = 2
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > HIDDEN_PX &&
      height > HIDDEN_PX &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"]:not([title])') === null
    )
  }
  const tell = (element: Element): string => {
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    const name = element.getAttribute('aria-label') ?? words
    return `<${element.tagName.toLowerCase()}> ${name}`
  }
  globalThis.omcLook = { isSeen, tell }
}

function readTexts(): Pick<PageFacts, 'small' | 'clipped'> {
  const SMALLEST_TEXT_PX = 12
  const { isSeen, tell } = globalThis.omcLook
  const withText = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      ) &&
      !['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(element.tagName) &&
      isSeen(element),
  )

  const small = withText.filter(
    (element) => Number.parseFloat(getComputedStyle(element).fontSize) < SMALLEST_TEXT_PX,
  )

  /** Text cut off without a sign, or with an ellipsis and no way to read the rest. */
  const clipped = withText.filter((element) => {
    const style = getComputedStyle(element)
    const isCut = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    const scrolls = style.overflowX === 'auto' || style.overflowX === 'scroll'
    if (!isCut || scrolls || element.clientWidth === 0) return false
    const hasDots = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    return !hasDots || element.closest('[title]') === null
  })

  return { small: small.map(tell), clipped: clipped.map(tell) }
}

/** @returns the targets that are too small */
function readTargets(leastTarget: number): string[] {
  const TARGETS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=menuitemcheckbox], [role=menuitemradio], [role=option], [role=switch], [role=checkbox], [role=radio]'
  const { isSeen, tell } = globalThis.omcLook

  /** The size of a target includes its label and the clickable area around its box. */
  const narrow = [...document.querySelectorAll(TARGETS)].filter((element) => {
    if (!isSeen(element) || getComputedStyle(element).display === 'inline') return false
    const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : []
    return ![element, ...(labels as Iterable<HTMLLabelElement>)].some((one) => isLarge(one))
  })
  function isLarge(element: Element): boolean {
    const half = leastTarget / 2 - 1
    if (isBoxLarge(element)) return true
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const around = [
      ...(width < leastTarget ? [[x - half, y] as const, [x + half, y] as const] : []),
      ...(height < leastTarget ? [[x, y - half] as const, [x, y + half] as const] : []),
    ]
    return around.every(([atX, atY]) => element.contains(document.elementFromPoint(atX, atY)))
  }
  function isBoxLarge(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    return width >= leastTarget - 0.5 && height >= leastTarget - 0.5
  }

  return narrow.map((element) => {
    const { width, height } = element.getBoundingClientRect()
    return `${tell(element)} ${Math.round(width)}×${Math.round(height)}`
  })
}

/** Runs last: it scrolls, and the other readers need the original position. */
function readFrame(): Omit<PageFacts, 'small' | 'clipped' | 'narrow'> {
  const main = document.querySelector('main')
  const view = [...document.querySelectorAll('[data-view]')].find((one) => one.checkVisibility())
  const roots = [document.documentElement, ...(main ? [main] : []), ...(view ? [view] : [])]
  view?.querySelector(':scope *:last-child')?.scrollIntoView()
  const top = document.scrollingElement?.scrollTop ?? 0
  const buried = underFooter([...document.querySelectorAll('footer')])
  view?.scrollTo(0, 0)

  return {
    headings: [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).length,
    overflow: Math.max(...roots.map((element) => element.scrollWidth - element.clientWidth)),
    moved: document.querySelector('nav') ? top : 0,
    buried,
    words: document.body.innerText,
    page: {
      classes: [...document.body.classList].sort(),
      density: document.body.dataset['density'] ?? 'standard',
      colorScheme: document.documentElement.style.colorScheme,
      language: document.documentElement.lang,
      layout: document.querySelector('[data-layout]')?.getAttribute('data-layout') ?? null,
    },
  }
  function underFooter(footers: readonly HTMLElement[]): string[] {
    const { isSeen, tell } = globalThis.omcLook
    return footers.filter(isSeen).flatMap((footer) => {
      const { left, bottom, width } = footer.getBoundingClientRect()
      return document
        .elementsFromPoint(left + width / 2, bottom - 8)
        .filter((one) => !one.contains(footer) && !footer.contains(one))
        .map(tell)
    })
  }
}
