import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'

export const agencyAccounts = deskTab(
  {
    id: 'accounts',
    label: () => i18n.t('figures.tab.accounts'),
    operation: 'studio_accounts.list',
  },
  async () => {
    const [{ list }, { texts }] = await Promise.all([
      import('./agency-accounts.list.tsx'),
      import('../stats.zh.ts'),
    ])
    return { list, texts }
  },
  () => import('../stats.en.ts'),
)

export const boundCreators = deskTab(
  {
    id: 'bonds',
    label: () => i18n.t('figures.tab.bonds'),
    operation: 'team_relations.list',
  },
  () => import('../../lists/team_relations/team-relations.list.tsx'),
  () => import('../../lists/team_relations/team-relations.en.ts'),
)

export const accountPublishes = deskTab(
  {
    id: 'publishes',
    label: () => i18n.t('figures.tab.publishes'),
    operation: 'carry_publishes.list',
  },
  async () => {
    const { list, texts } = await import('../../lists/carry_publishes/carry-publishes.list.tsx')
    return { list: { ...list, size: 100 as const }, texts }
  },
  () => import('../../lists/carry_publishes/carry-publishes.en.ts'),
)
