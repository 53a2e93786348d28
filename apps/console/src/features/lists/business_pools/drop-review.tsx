import { IconButton } from '@omc/ui'
import { X } from 'lucide-react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { dropRecord } from '../../../kit/list/acts/drop-record.ts'
import { mayRun } from '../../../kit/may-run.ts'

/** Deletes one review; the message takes it back. */
export function DropReview({ id, text }: { readonly id: string; readonly text: string }) {
  const services = useServices()
  if (!mayRun(usePerson(), 'smart_paragraphs.delete')) return null
  const drop = () =>
    dropRecord(services, {
      operation: 'smart_paragraphs.delete',
      restore: 'smart_paragraphs.restore',
      id,
      dropped: i18n.t('businessPool.reviewDropped'),
      restored: i18n.t('businessPool.reviewBack'),
    })
  return (
    <IconButton
      size="sm"
      label={`${i18n.t('businessPool.dropReview')} ${text.slice(0, 20)}`}
      icon={<X size={14} aria-hidden />}
      onClick={() => void drop()}
    />
  )
}
