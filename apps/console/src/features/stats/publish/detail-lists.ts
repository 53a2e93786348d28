import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'

/** The same work, counted by its pieces, by its accounts or by its people. */
const KINDS = [
  { id: 'pieces', resource: 'carry_publishes' },
  { id: 'accounts', resource: 'studio_accounts' },
  { id: 'people', resource: 'users' },
] as const

export const detailLists = KINDS.map(({ id, resource }) =>
  deskTab(
    { id, label: () => i18n.t(`figures.of.${id}`), operation: 'carry_statistics.list' },
    async () => {
      const { list, texts } = await import('../../lists/carry_statistics/carry-statistics.list.tsx')
      return { list: { ...list, fixed: { resource_type: [resource] } }, texts }
    },
    () => import('../../lists/carry_statistics/carry-statistics.en.ts'),
  ),
)
