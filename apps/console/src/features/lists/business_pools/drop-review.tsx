import { IconButton } from '@omc/ui'
import { X } from 'lucide-react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { runAct } from '../../../kit/list/acts/run-act.ts'
import { mayRun } from '../../../kit/may-run.ts'

/** Deletes one review. */
export function DropReview({ id, text }: { readonly id: string; readonly text: string }) {
  const services = useServices()
  if (!mayRun(usePerson(), 'smart_paragraphs.delete')) return null
  const drop = async () => {
    const run = { args: () => ({ id }), done: () => i18n.t('businessPool.reviewDropped') }
    await runAct(services, 'smart_paragraphs.delete', run, null)
  }
  return (
    <IconButton
      size="sm"
      label={`${i18n.t('businessPool.dropReview')} ${text.slice(0, 20)}`}
      icon={<X size={14} aria-hidden />}
      onClick={() => void drop()}
    />
  )
}
