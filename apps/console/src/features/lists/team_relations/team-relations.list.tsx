import { CHANNELS } from '@omc/core'
import * as fields from '@omc/sdk/fields/team_relations'
import { RotateCw } from 'lucide-react'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

export { texts } from './team-relations.zh.ts'

const Peek = panelPart(async () => (await import('./team-relation.peek.tsx')).Peek)
const SyncPanel = panelPart(async () => (await import('./team-relation.forms.ts')).SyncPanel)

/** @source screens §2.4, team_relations */
export const list = defineList('team_relations', {
  title: () => i18n.t('teamRelation.title'),
  columns: {
    nickname: fields.nickname,
    platform: fields.platform,
    uid: fields.uid,
    bind_date: fields.bind_date,
    state: fields.state,
    orders_count: fields.orders_count,
  },
  looks: { nickname: { inCard: 'title' } },
  sorts: ['bind_date', 'nickname'],
  defaultSort: '-bind_date',
  size: 100,
  searchHint: () => i18n.t('teamRelation.search'),
  filters: [
    platformFilter('platform', fields.platform, CHANNELS),
    choiceFilter('state', fields.state),
    { kind: 'words', name: 'uid', label: () => fieldLabel(fields.uid) },
  ],
  scope: { channels: 'platform' },
  Peek,
  page: [
    {
      operation: 'team_relations.sync_remote_info',
      label: () => i18n.t('teamRelation.sync'),
      icon: <RotateCw size={14} aria-hidden />,
      Panel: SyncPanel,
    },
  ],
  rowName: ({ nickname, uid }) => nickname || uid,
  empty: () => ({
    title: i18n.t('teamRelation.empty'),
    description: i18n.t('teamRelation.emptyHint'),
    act: 'team_relations.sync_remote_info',
  }),
})
