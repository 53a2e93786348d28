import type { OperationId } from '@omc/sdk'
import type { ComponentType, ReactNode } from 'react'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { addTexts } from '../../kernel/i18n/i18n.ts'
import type { TextPart, Brings, Translated } from '../../kernel/i18n/text-part.ts'
import type { Person } from '../../kernel/session/person.ts'
import type { ListDefinition } from '../list/list-definition.ts'
import type { ListResource, ListRow } from '../list/list-names.ts'
import type { Scope } from '../list/list-scope.ts'

/** A list of any row type: the desk does not read the rows. */
export type AnyList = ListDefinition<ListRow>

type TabBase = {
  /** Value of `tab` in the address. */
  readonly id: string
  readonly label: () => string
  /** The tab is hidden from people who may not run this operation. */
  readonly operation: OperationId
  /** Tabs of one subject stand behind one tab, with a switch between them. */
  readonly subject?: TabSubject
}

/** Several lists behind one tab of a desk. */
export type TabSubject = { readonly id: string; readonly label: () => string }

/** One list of a desk; its script loads when the tab opens. */
export type ListTab = TabBase & { readonly load: () => Promise<AnyList> }

/** A page of its own beside the lists; it places the tabs below its heading. */
export type PageTab = TabBase & {
  readonly Page: ComponentType<{ readonly above: ReactNode }>
}

export type DeskTab = ListTab | PageTab

/** Rows that decide where a desk opens. */
export type FirstIf = {
  readonly resource: ListResource
  /** Arguments that narrow the resource's list to these rows. */
  readonly args: Readonly<Record<string, unknown>>
  /** Query of the address that shows them. */
  readonly query: string
}

/** Rows for a person at a place; null for none. */
export type FindFirst = (person: Person, pathname: string) => FirstIf | null

export type DeskLink = { readonly to: string; readonly label: string }

/** Several lists under one subject, narrowed by one scope. @source screens §1, desk */
export type Desk = {
  readonly tabs: readonly DeskTab[]
  /** Tab that opens if the address names none; by default the first. */
  readonly usual?: string
  /** Rows that the desk opens on if there are any and the address says nothing. */
  readonly first?: () => Promise<FindFirst>
  /** Scope at an address; null if the address names an unknown subject. */
  readonly scopeAt: (pathname: string) => Scope | null
  /** Figures of the subject, between the tabs and the lists. */
  readonly Head?: ComponentType<{ readonly scope: Scope }> | undefined
  /** Text in place of the lists for an unknown subject. */
  readonly unknown?: () => string
  /** Subjects that the address could name instead. */
  readonly known?: (pathname: string) => readonly DeskLink[]
}

/** Declares a tab; its script contains the list and the Chinese texts, English loads apart. */
export function deskTab<Texts extends object, Row extends ListRow>(
  tab: TabBase,
  load: () => Promise<{ readonly list: ListDefinition<Row>; readonly texts: Texts }>,
  en: Brings<Translated<Texts>>,
): ListTab {
  const texts: TextPart = { zh: load, en }
  return {
    ...tab,
    async load() {
      const [{ list }] = await Promise.all([loadPart(load), addTexts(texts)])
      // as: rows come from the list's own operation, so its cells get the attributes they read.
      return list as unknown as AnyList
    },
  }
}
