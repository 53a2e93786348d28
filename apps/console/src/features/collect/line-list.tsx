import { StatusChip } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { platformName } from '../../kit/list/platform-name.ts'
import { keyOf } from './candidate.ts'
import type { ParsedLine } from './parse-lines.ts'
import type { Outcome } from './use-collecting.ts'

type LineListProps = {
  readonly lines: readonly ParsedLine[]
  readonly outcome: Outcome | null
}

/** Each pasted line: what was read from it, and what became of it. */
export function LineList({ lines, outcome }: LineListProps) {
  const { t } = useTranslation()
  if (lines.length === 0)
    return <p className="py-6 text-center text-sm text-fg3">{t('collect.noLines')}</p>
  return (
    <ol className="divide-y divide-line">
      {lines.map((line) => (
        <LineRow key={line.text} line={line} outcome={outcome} />
      ))}
    </ol>
  )
}

type LineRowProps = { readonly line: ParsedLine; readonly outcome: Outcome | null }

function LineRow({ line: { text, found }, outcome }: LineRowProps) {
  const { t } = useTranslation()
  const key = found ? keyOf(found) : ''
  const reason = outcome?.failed.get(key)
  const wasSent = outcome?.sent.some((one) => keyOf(one) === key) ?? false
  const wasThere = outcome?.existing.includes(key) ?? false
  return (
    <li className="flex min-h-10 items-center gap-2 py-1.5 text-sm">
      <span className="min-w-0 flex-1">
        <span title={text} className="block truncate text-fg">
          {text}
        </span>
        {found ? (
          <span className="block text-xs text-fg3">
            {`${platformName(found.source)} · ${t(`collect.kinds.${found.kind}`)} · ${found.source_id}`}
          </span>
        ) : null}
        {reason ? <span className="block text-xs break-words text-danger-fg">{reason}</span> : null}
      </span>
      {!found ? (
        <StatusChip tone="warning" shape="question">
          {t('collect.unread')}
        </StatusChip>
      ) : reason ? (
        <StatusChip tone="danger" shape="cross">
          {t('collect.failed')}
        </StatusChip>
      ) : wasSent ? (
        <StatusChip tone={wasThere ? 'neutral' : 'success'} shape={wasThere ? 'ring' : 'dot'}>
          {t(wasThere ? 'collect.there' : 'collect.done')}
        </StatusChip>
      ) : null}
    </li>
  )
}
