import * as fields from '@omc/sdk/fields/business_teams'
import { Plus } from 'lucide-react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

export { texts } from './business-teams.zh.ts'

const NewPanel = panelPart(async () => (await import('./business-team.forms.ts')).NewPanel)
const EditPanel = panelPart(async () => (await import('./business-team.forms.ts')).EditPanel)

type Row = AskedRow<'business_teams', 'name'>

/** @source resources document §3 business_teams; screens §2.4 */
export const list = defineList('business_teams', {
  title: () => i18n.t('businessTeam.title'),
  columns: {
    name: fields.name,
    team_key: fields.team_key,
    users_count: fields.users_count,
    studio_accounts_count: fields.studio_accounts_count,
    updated_at: fields.updated_at,
  },
  looks: { name: { inCard: 'title' } },
  sorts: ['updated_at', 'name'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('businessTeam.search'),
  filters: [],
  restore: 'business_teams.restore',
  row: [
    {
      operation: 'business_teams.update',
      label: () => i18n.t('businessTeam.edit'),
      Panel: EditPanel,
    },
    runs('business_teams.delete', {
      label: () => i18n.t('businessTeam.delete'),
      args: ({ id }: Row) => ({ id }),
      ask: ({ name }: Row) => ({
        title: i18n.t('businessTeam.deleteTitle'),
        description: i18n.t('businessTeam.deleteHint'),
        confirm: i18n.t('businessTeam.delete'),
        tone: 'danger',
        typed: name,
      }),
      done: () => i18n.t('businessTeam.deleted'),
    }),
  ],
  page: [
    {
      operation: 'business_teams.create',
      label: () => i18n.t('businessTeam.new'),
      icon: <Plus size={16} aria-hidden />,
      isPrimary: true,
      Panel: NewPanel,
    },
  ],
  rowName: ({ name }) => name,
  empty: () => ({
    title: i18n.t('businessTeam.empty'),
    description: i18n.t('businessTeam.emptyHint'),
  }),
})
