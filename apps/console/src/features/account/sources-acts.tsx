import { i18n } from '../../kernel/i18n/i18n.ts'
import { RecordActs, type RecordAct } from '../../kit/list/acts/record-acts.tsx'
import { panelPart } from '../../kit/list/panel-part.ts'
import { useAccount, type Account } from './account-context.ts'

const OwnerPanel = panelPart(async () => (await import('./sources-owner.ts')).SourcesOwnerPanel)

const ACTS: readonly RecordAct<Account>[] = [
  {
    operation: 'studio_accounts.change_sources_owner',
    label: () => i18n.t('accountPage.sourcesOwner'),
    Panel: OwnerPanel,
  },
]

/** Acts on all sources of the account. */
export function SourcesActs() {
  const account = useAccount()
  return <RecordActs row={account} name={account.nickname} acts={ACTS} inSight={1} />
}
