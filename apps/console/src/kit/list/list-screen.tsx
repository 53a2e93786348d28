import type { AskPorts, ScreenPart } from '../../kernel/router/screen-part.ts'
import { askFirstPage } from './ask-first-page.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import type { Scope } from './list-scope.ts'
import { ListView } from './list-view.tsx'

/** Screen of a list, which can prefetch its first page before it renders and names its list. */
export function listScreen<Row extends ListRow>(
  list: ListDefinition<Row>,
  scope: Scope = {},
): ScreenPart & { readonly list: ListDefinition<Row> } {
  return Object.assign(() => <ListView list={list} scope={scope} title={list.title()} />, {
    list,
    ask: (ports: AskPorts, query: URLSearchParams) => askFirstPage(ports, list, query, scope),
  })
}
