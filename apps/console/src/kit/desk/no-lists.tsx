import { EmptyState } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import type { Desk } from './desk-definition.ts'

type NoListsProps = {
  readonly desk: Desk
  /** Whether the address names a subject that exists. */
  readonly isKnown: boolean
}

/** In place of the lists: the subject is unknown, or the person may open none of the tabs. */
export function NoLists({ desk, isKnown }: NoListsProps) {
  const { t } = useTranslation()
  return isKnown ? (
    <EmptyState title={t('desk.noTab')} description={t('desk.noTabHint')} />
  ) : (
    <EmptyState title={desk.unknown?.() ?? ''} description={t('desk.unknownHint')} />
  )
}
