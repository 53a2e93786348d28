import { StatusChip } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { isRecord } from '../../../kernel/data/is-record.ts'
import { read } from '../../../kernel/data/read.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { Link } from '../../../kernel/router/link.tsx'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { mayRun } from '../../../kit/may-run.ts'

type UndoneJobProps = { readonly record: { readonly result?: unknown } }

/** Tells that what a job changed was undone, and by which event; nothing if it was not. */
export function UndoneJob({ record: { result } }: UndoneJobProps) {
  const { sdk } = useServices()
  const mayOpen = mayRun(usePerson(), 'audit_events.verify')
  const id = isRecord(result) && typeof result['undo_id'] === 'string' ? result['undo_id'] : null
  const { data } = useQuery({
    ...read(sdk, 'audit_events.get', { id: id ?? '', 'fields[audit_events]': ['undone_by'] }),
    // The trail of others is not everybody's: the panel then says nothing of it.
    meta: { isShownInPlace: true },
    enabled: id !== null,
  })
  const undoneBy = data?.undone_by ?? null
  if (undoneBy === null) return null
  return (
    <p className="flex items-center gap-2 text-sm">
      <StatusChip tone="neutral" shape="square">
        {i18n.t('jobList.undone')}
      </StatusChip>
      {mayOpen ? (
        <Link
          to={`/setting/team?tab=audit&peek=${undoneBy}`}
          className="text-accent-fg hover:underline"
        >
          {i18n.t('jobList.undoneBy', { id: undoneBy })}
        </Link>
      ) : null}
    </p>
  )
}
