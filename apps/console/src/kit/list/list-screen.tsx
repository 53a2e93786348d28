import type { AskPorts, ScreenPart } from '../../kernel/router/screen-part.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { listQuery } from './list-query.ts'
import type { Scope } from './list-scope.ts'
import { ListView } from './list-view.tsx'
import { stateAt } from './views/state-at.ts'

/** Screen of a list, which can prefetch its first page before it renders. */
export function listScreen<Row extends ListRow>(
  list: ListDefinition<Row>,
  scope: Scope = {},
): ScreenPart {
  return Object.assign(() => <ListView list={list} scope={scope} title={list.title()} />, {
    ask: ({ sdk, queryClient, person }: AskPorts, query: URLSearchParams) =>
      queryClient.prefetchQuery(listQuery(sdk, list, stateAt(list, query, person), scope)),
  })
}
