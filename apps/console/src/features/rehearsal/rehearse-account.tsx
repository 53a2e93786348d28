import { Button } from '@omc/ui'
import { ListChecks } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { panelWith } from '../../kit/list/panel-with.ts'
import type { RunOptions } from '../publishing/ports/run-options.ts'
import { rehearsalTexts } from './rehearsal-texts.ts'

const AccountRehearsal = panelWith(
  rehearsalTexts,
  async () => (await import('./account-rehearsal.tsx')).AccountRehearsal,
)

type RehearseAccountProps = {
  /** Null until the account is known. */
  readonly accountId: string | null
  readonly options: RunOptions
}

/** Opens the rehearsal of an account's queue. */
export function RehearseAccount({ accountId, options }: RehearseAccountProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        data-testid="rehearse"
        disabled={accountId === null}
        icon={<ListChecks size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('publishing.act.rehearse')}
      </Button>
      {isOpen && accountId !== null ? (
        <Suspense fallback={null}>
          <AccountRehearsal
            accountId={accountId}
            options={options}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
