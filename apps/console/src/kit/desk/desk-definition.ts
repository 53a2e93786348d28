import type { OperationId } from '@omc/sdk'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { addTexts } from '../../kernel/i18n/i18n.ts'
import type { TextPart, Brings, Translated } from '../../kernel/i18n/text-part.ts'
import type { ListDefinition } from '../list/list-definition.ts'
import type { ListRow } from '../list/list-names.ts'
import type { Scope } from '../list/list-scope.ts'

/** A list whose rows the desk does not look into. */
export type AnyList = ListDefinition<ListRow>

/** One list of a desk; its script comes when the tab is opened. */
export type DeskTab = {
  /** Stands in the address as `tab`. */
  readonly id: string
  readonly label: () => string
  /** Who may not run it does not see the tab. */
  readonly operation: OperationId
  readonly load: () => Promise<AnyList>
}

/** Several lists under one subject, narrowed by one scope. @source screens §1, desk */
export type Desk = {
  readonly tabs: readonly DeskTab[]
  /** The scope at an address; null where the address names something unknown. */
  readonly scopeAt: (pathname: string) => Scope | null
  /** Said in place of the lists at an address that names something unknown. */
  readonly unknown?: () => string
}

/** Declares a tab whose script brings its list with its Chinese texts, and the English ones beside it. */
export function deskTab<Texts extends object, Row extends ListRow>(
  tab: Pick<DeskTab, 'id' | 'label' | 'operation'>,
  load: () => Promise<{ readonly list: ListDefinition<Row>; readonly texts: Texts }>,
  en: Brings<Translated<Texts>>,
): DeskTab {
  const texts: TextPart = { zh: load, en }
  return {
    ...tab,
    async load() {
      const [{ list }] = await Promise.all([loadPart(load), addTexts(texts)])
      // as: rows come from the list's own operation, so its cells get what they ask for.
      return list as unknown as AnyList
    },
  }
}
