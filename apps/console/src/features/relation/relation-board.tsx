import { Tabs } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { PageHeading } from '../../kit/page-heading.tsx'
import { AccountsColumn } from './accounts-column.tsx'
import { BondsColumn } from './bonds-column.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { PeopleColumn } from './people-column.tsx'
import { SourcesColumn } from './sources-column.tsx'
import { STEPS, useRelation, type Step } from './use-relation.ts'

/** People, their accounts, and the sources of those. @source screens §2.6, RelationBoard */
export function RelationBoard() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const relation = useRelation()
  const { step, setStep, move, setMove, confirm, account } = relation
  const at = (name: Step) => (step === name ? '' : 'touch:hidden')
  return (
    <div className="flex h-full min-h-0 flex-col gap-3">
      <PageHeading description={t('relation.hint')}>{routeTitle(pathname)}</PageHeading>
      <Tabs
        label={t('relation.steps')}
        className="hidden touch:flex"
        value={step}
        // as: the values are the steps.
        onValueChange={(value) => setStep(value as Step)}
        items={STEPS.map((value) => ({ value, label: t(`relation.${value}`) }))}
      />
      <div className="flex min-h-0 flex-1 gap-3">
        <PeopleColumn relation={relation} className={at('people')} />
        <AccountsColumn relation={relation} className={at('accounts')} />
        <SourcesColumn relation={relation} className={at('sources')} />
        <BondsColumn uid={account?.uid ?? null} className={at('bonds')} />
      </div>
      {move ? (
        <MoveDialog
          move={move}
          onClose={() => setMove(null)}
          onConfirm={(changes) => confirm(move, changes)}
        />
      ) : null}
    </div>
  )
}
