import type { RehearsedItem, Verdict } from '@omc/publisher/rehearsal'
import { StatusChip, type StatusChipProps } from '@omc/ui'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { clockMinute } from '../../kernel/i18n/moments.ts'
import { faultText } from './fault-words.ts'
import { NextActs } from './next-acts.tsx'
import { PayloadPart } from './payload-part.tsx'
import type { RehearsalSource } from './sources.ts'
import { STRIPES } from './stripes.tsx'

type Look = Pick<StatusChipProps, 'tone' | 'shape'>

const LOOKS: Readonly<Record<Verdict, Look>> = {
  passes: { tone: 'success', shape: 'dot' },
  later: { tone: 'warning', shape: 'clock' },
  refused: { tone: 'danger', shape: 'cross' },
}

/** The queue fills a topic in when it takes a content; in the queue none is filled in any more. */
const NO_TOPIC = {
  carry_contents: 'rehearsal.filledTopic',
  publish_contents: 'rehearsal.noTopic',
} as const

type ResultListProps = {
  readonly results: readonly RehearsedItem[]
  readonly editor: RehearsalSource['editor']
}

/** Each item with its result, the reasons in words, the next act, and what would be sent. */
export function ResultList({ results, editor }: ResultListProps) {
  if (results.length === 0) return <p className="text-sm text-fg2">{i18n.t('rehearsal.none')}</p>
  return (
    <ul aria-label={i18n.t('rehearsal.items')} className="flex flex-col gap-2">
      {results.map((one) => (
        <ResultRow key={one.item.id} one={one} editor={editor} />
      ))}
    </ul>
  )
}

type ResultRowProps = {
  readonly one: RehearsedItem
  readonly editor: RehearsalSource['editor']
}

function ResultRow({ one, editor }: ResultRowProps) {
  const { item, payload, faults, verdict, dueAt } = one
  const title = item.title.trim() || i18n.t('rehearsal.untitled')
  return (
    <li
      data-testid={`rehearsed-${item.id}`}
      data-verdict={verdict}
      className="flex overflow-hidden rounded-card border border-line [contain-intrinsic-height:88px] [content-visibility:auto]"
    >
      <span aria-hidden className={`w-1.5 shrink-0 ${STRIPES}`} />
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusChip {...LOOKS[verdict]}>{i18n.t(`rehearsal.verdict.${verdict}`)}</StatusChip>
          <span title={title} className="min-w-0 flex-1 basis-40 truncate text-sm text-fg">
            {title}
          </span>
          {dueAt === null ? null : (
            <span className="text-xs text-fg2 tabular-nums">
              {i18n.t('rehearsal.due', { time: clockMinute(dueAt) })}
            </span>
          )}
        </div>
        {faults.length > 0 ? (
          <ul className="flex flex-col gap-1 text-sm">
            {faults.map((fault) => (
              <li
                key={`${fault.code} ${fault.said?.en ?? ''}`}
                className={fault.level === 'refused' ? 'text-danger-fg' : 'text-fg2'}
              >
                {faultText(fault)}
              </li>
            ))}
          </ul>
        ) : null}
        <NextActs one={one} title={title} editor={editor} />
        <PayloadPart payload={payload} title={title} noTopic={i18n.t(NO_TOPIC[editor])} />
      </div>
    </li>
  )
}
