import { list } from '../../../features/lists/carry_sources/carry-sources.list.tsx'
import { groupScope } from '../../../features/lists/scopes.ts'
import { routeTitle } from '../../../kernel/i18n/route-title.ts'
import { listScreen } from '../../../kit/list/list-screen.tsx'

export { texts } from '../../../features/lists/carry_sources/carry-sources.list.tsx'

const PATH = '/guanghe/monitor/list'

/** Watched authors, last checked first. @source console spec §2, /guanghe/monitor/list */
export const Screen = listScreen(
  {
    ...list,
    title: () => routeTitle(PATH),
    fixed: { monitored: ['true'] },
    defaultSort: '-last_spider_at',
  },
  groupScope(PATH),
)
