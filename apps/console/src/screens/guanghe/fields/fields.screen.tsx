import { statsScreen } from '../../../features/stats/stats-screen.tsx'
import { CreatorTags } from '../../../features/stats/tags/creator-tags.tsx'
import { fieldBoard } from '../../../features/stats/tags/field-board.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'

/** @source console spec §2, /guanghe/tag/list; screens §2.6, StatsScreen */
export const Screen = statsScreen({
  filters: ['channels'],
  board: fieldBoard,
  tabs: [
    {
      id: 'tags',
      label: () => i18n.t('figures.tab.tags'),
      operation: 'business_teams.goudong_creator_tag_list',
      Part: CreatorTags,
    },
  ],
})
