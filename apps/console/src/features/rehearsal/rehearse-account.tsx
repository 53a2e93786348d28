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

type RehearseAccountProps = { readonly uid: string; readonly options: RunOptions }

/** Opens the rehearsal of an account's queue. */
export function RehearseAccount({ uid, options }: RehearseAccountProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        data-testid="rehearse"
        icon={<ListChecks size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('publishing.act.rehearse')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <AccountRehearsal uid={uid} options={options} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
