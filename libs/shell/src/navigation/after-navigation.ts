import type { ScreenTable, Words } from '@omc/core'
import { pageTitle } from '../screens/page-title.ts'
import type { Tabs } from '../tabs/create-tabs.ts'

/** Effects of a navigation that the guard let through. */
export type AfterNavigationPorts = {
  readonly table: ScreenTable
  readonly tabs: Pick<Tabs, 'visit' | 'state'>
  /** The name of the product, in the language of the page. */
  readonly product: string
  readonly language: keyof Words
  readonly setTitle: (title: string) => void
  /** Notifies the sidebar, which folds on a phone. */
  readonly onNavigated: () => void
}

/**
 * Brings the frame up to date with the address: its tab, the title of the page, the sidebar.
 *
 * @source console spec §2: title after each navigation, visited routes, sidebar on mobile
 */
export function afterNavigation(address: string, ports: AfterNavigationPorts): void {
  const { table, tabs, product, language } = ports
  tabs.visit(address)
  const { tabs: open, activeId } = tabs.state
  const own = open.find(({ id }) => id === activeId)?.ownTitle ?? null
  ports.setTitle(pageTitle(table, address, { language, product, own }))
  ports.onNavigated()
}
