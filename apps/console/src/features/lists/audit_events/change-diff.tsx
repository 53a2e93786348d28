import { Skeleton } from '@omc/ui'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { RecordOf } from '../../../kit/detail/detail-definition.ts'
import { valueText } from '../../../kit/detail/value-lines.tsx'
import { differences, type Difference } from './differences.ts'

/** Records of one operation that are shown. */
const SHOWN = 20

type Event = RecordOf<'audit_events'>

/** Before and after of each record that an operation changed; without them, of its arguments. */
export function ChangeDiff({ record }: { readonly record: Event }) {
  // A row of the list has neither until the record has loaded.
  if ((record as Partial<Event>).before === undefined) return <Skeleton lines={3} />
  const { before, after, changes } = record
  const parts = (changes ?? []).map((one) => ({
    id: one.id,
    found: differences(one.before, one.after),
  }))
  if (parts.length === 0) return <Differences found={differences(before, after)} />
  return (
    <div className="flex flex-col gap-3">
      {parts.slice(0, SHOWN).map(({ id, found }) => (
        <div key={id} className="flex flex-col gap-1">
          <h3 className="text-xs text-fg3 tabular-nums">#{id}</h3>
          <Differences found={found} />
        </div>
      ))}
      {parts.length > SHOWN ? (
        <p className="text-sm text-fg3">
          {i18n.t('auditEvent.more', { count: parts.length - SHOWN })}
        </p>
      ) : null}
    </div>
  )
}

function Differences({ found }: { readonly found: readonly Difference[] }) {
  if (found.length === 0)
    return <p className="text-sm text-fg3">{i18n.t('auditEvent.noChanges')}</p>
  return (
    <dl className="flex flex-col divide-y divide-line rounded-card border border-line text-sm">
      {found.map(({ name, before, after }) => (
        <div key={name} className="flex flex-col gap-1 px-3 py-2">
          <dt className="font-mono text-xs text-fg3">{name}</dt>
          {before === null ? null : (
            <dd className="rounded-chip bg-danger-soft px-1.5 break-words text-danger-fg">
              <Side label={i18n.t('auditEvent.before')} value={before} />
            </dd>
          )}
          {after === null ? null : (
            <dd className="rounded-chip bg-success-soft px-1.5 break-words text-success-fg">
              <Side label={i18n.t('auditEvent.after')} value={after} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function Side({ label, value }: { readonly label: string; readonly value: unknown }) {
  return (
    <>
      <span className="sr-only">{label} </span>
      {valueText(value)}
    </>
  )
}
