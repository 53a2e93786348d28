import { pathOf, type KeyValueStore } from '@omc/core'
import { isPart, keptFirstParts, MOST_PARTS } from './kept-first-parts.ts'
import { namedParts } from './load-early.ts'

export type FirstPartsPorts = {
  readonly page: Document
  readonly store: () => KeyValueStore
}

/** Scripts that the screen at this address needed the last time, in the same build. */
export function firstPartsAt(address: string, { page, store }: FirstPartsPorts): readonly string[] {
  const { build, screens } = keptFirstParts(store).read()
  return build === buildOf(page) ? (screens[pathOf(address)] ?? []) : []
}

/**
 * Stores the scripts that the screen of a page needed besides those that the page names itself, to
 * preload them next time: an import chain of three costs three round trips.
 *
 * @param asked  paths of everything that the page requested until the screen was drawn
 * @source ux: budgets, LCP
 */
export function keepFirstParts(
  address: string,
  asked: readonly string[],
  { page, store }: FirstPartsPorts,
): void {
  const kept = keptFirstParts(store)
  const before = kept.read()
  const build = buildOf(page)
  const path = pathOf(address)
  const { [path]: _before, ...others } = before.build === build ? before.screens : {}
  const named = new Set([...namedParts(page, 'omc-ahead'), ...entriesOf(page)])
  const parts = [...new Set(asked)].filter((part) => isPart(part) && !named.has(part))
  kept.write({ build, screens: { ...others, [path]: parts.slice(0, MOST_PARTS) } })
}

/** After a sign-out nothing tells which screens were open. */
export const forgetFirstParts = (store: () => KeyValueStore): void =>
  keptFirstParts(store).write({ build: '', screens: {} })

/** Names of the page's scripts: they change with every part that they lead to. */
const buildOf = (page: Document): string => namedParts(page, 'omc-ahead').join(' ')

const entriesOf = (page: Document): readonly string[] =>
  [...page.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(
    ({ src }) => new URL(src).pathname,
  )
