import { entriesIn } from '../../kernel/data/entries-in.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'

/** A stored value in plain text; nested values as JSON. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return i18n.t(value ? 'list.yes' : 'list.no')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Named values of a record without declared fields, one a line. */
export function ValueLines({ values }: { readonly values: Readonly<Record<string, unknown>> }) {
  const entries = entriesIn(values)
  if (entries.length === 0) return <p className="text-sm text-fg3">—</p>
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
      {entries.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="font-mono text-xs leading-5 text-fg3">{name}</dt>
          <dd className="min-w-0 break-words text-fg">{valueText(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
