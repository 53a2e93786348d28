import { tabTitle } from '@omc/shell'
import { ConfirmDialog } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { useShell } from '../../../kernel/services/services-context.ts'

/** Asks before a command on tabs loses edits, and names the pages. */
export default function DiscardDialog() {
  const { t } = useTranslation()
  const { plans } = useShell()
  const { question } = useSnapshot(plans.state)
  if (!question) return null
  const { marked } = question
  const isRunning = marked.some(({ marks }) => marks.some(({ kind }) => kind === 'running'))
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) plans.cancel()
      }}
      title={t('discard.title')}
      description={t('discard.body')}
      confirmLabel={t('discard.confirm')}
      cancelLabel={t('discard.keep')}
      onConfirm={plans.agree}
    >
      <ul className="list-disc ps-5 text-sm text-fg2">
        {marked.map((tab) => (
          <li key={tab.id}>{tabTitle(tab, currentLanguage())}</li>
        ))}
      </ul>
      {isRunning ? <p className="mt-2 text-sm text-fg3">{t('discard.running')}</p> : null}
    </ConfirmDialog>
  )
}
