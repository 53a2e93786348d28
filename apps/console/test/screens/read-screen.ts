import axe, { type RunOptions } from 'axe-core'

/** Element with the page's content. */
export const view = (): Element =>
  [...document.querySelectorAll('[data-view]')].find((one) => one.checkVisibility()) ??
  document.querySelector('main') ??
  document.body

export const wordsOf = (element: Element | null): string =>
  (element instanceof HTMLElement ? element.innerText : '').replaceAll(/\s+/g, ' ').trim()

export const heading = (): string => wordsOf(document.querySelector('h1'))
/** Failures shown in place of content. */
export const alerts = (): string[] =>
  [...view().querySelectorAll('[role=alert]')].map(wordsOf).filter((words) => words !== '')
export const table = (): HTMLTableElement | null => view().querySelector('table')
export const isBusy = (): boolean => table()?.getAttribute('aria-busy') === 'true'
/** Whether a card without a table shows that it loads. */
export const isCardBusy = (): boolean =>
  table() === null && view().querySelector('[aria-busy=true]') !== null
/** Rows of records, without skeletons and without the message in place of rows. */
export const records = (): Element[] =>
  [...(table()?.querySelectorAll('tbody tr') ?? [])].filter(
    (row) => row.querySelector('[colspan]') === null && wordsOf(row) !== '',
  )
/** Message of a list in place of rows. */
export const insteadOfRows = (): string =>
  wordsOf(table()?.querySelector('tbody [colspan]') ?? null)

/** Whether something is on its way to its place or colour; marks of work turn without an end. */
export const isMoving = (): boolean =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getTiming().iterations !== Infinity,
    )

/** Horizontal overflow of the page, px. */
export const overflow = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Cut-off texts that cannot be read anywhere else. */
export const lostTexts = (): string[] =>
  [...view().querySelectorAll<HTMLElement>('*')]
    .filter(
      (element) =>
        (element.children.length === 0 || getComputedStyle(element).textOverflow === 'ellipsis') &&
        element.checkVisibility() &&
        // An input is read to its end with the keyboard.
        !element.matches('input') &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 2 &&
        ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
        element.closest('[title]') === null,
    )
    .map(wordsOf)

/** The shortest texts of the content, each once. */
export const phrases = (): string[] => [
  ...new Set(
    [...view().querySelectorAll('*')]
      .filter((element) => element.children.length === 0 && element.checkVisibility())
      .map(wordsOf)
      .filter((words) => words !== ''),
  ),
]

/** The same rules as in the browser tests of all looks. */
const RULES: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] },
  resultTypes: ['violations'],
}

/** Violations that axe finds in the page, by rule. */
export async function faultsForAxe(): Promise<string[]> {
  const { violations } = await axe.run(document, RULES)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
