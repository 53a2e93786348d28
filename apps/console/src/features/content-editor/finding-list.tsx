import { Button } from '@omc/ui'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { isForbidding, type Finding, type Part } from './judge.ts'

type ListProps = {
  /** Null where the channel has no rules in force. */
  readonly findings: readonly Finding[] | null
  readonly isChosen: boolean
  readonly mayGo: (part: Part) => boolean
  readonly onGo: (part: Part) => void
}

/** Findings of the channel in the content, prohibitions first. */
export function FindingList({ findings, isChosen, mayGo, onGo }: ListProps) {
  return (
    <section aria-label={i18n.t('contentEditor.rules')} className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-fg">{i18n.t('contentEditor.rules')}</h3>
      {findings === null ? (
        <p className="text-sm text-fg3">
          {i18n.t(isChosen ? 'contentEditor.noRules' : 'contentEditor.chooseChannel')}
        </p>
      ) : (
        <>
          <p aria-live="polite" className="text-sm text-fg2">
            {summary(findings)}
          </p>
          <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
            {findings.map((finding) => (
              <FindingLine
                key={`${finding.part}/${finding.tag === 'word' ? finding.word : ''}`}
                finding={finding}
                onGo={mayGo(finding.part) ? () => onGo(finding.part) : undefined}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function summary(findings: readonly Finding[]): string {
  const forbidden = findings.filter(isForbidding).length
  const warned = findings.filter(({ tag }) => tag !== 'fits').length - forbidden
  if (forbidden > 0) return i18n.t('contentEditor.forbidden', { count: forbidden })
  return warned > 0
    ? i18n.t('contentEditor.warned', { count: warned })
    : i18n.t('contentEditor.allFit')
}

const LOOKS = {
  forbid: { Icon: CircleX, className: 'text-danger-fg' },
  warn: { Icon: TriangleAlert, className: 'text-warning-fg' },
  fits: { Icon: CircleCheck, className: 'text-success-fg' },
} as const

const lookOf = (finding: Finding) =>
  LOOKS[isForbidding(finding) ? 'forbid' : finding.tag === 'fits' ? 'fits' : 'warn']

type LineProps = { readonly finding: Finding; readonly onGo: (() => void) | undefined }

function FindingLine({ finding, onGo }: LineProps) {
  const { Icon, className } = lookOf(finding)
  return (
    <li className="flex items-center gap-2 px-3 py-1.5 text-sm text-fg">
      <Icon size={16} aria-hidden className={`shrink-0 ${className}`} />
      <span className="min-w-0 flex-1 wrap-anywhere">{sentence(finding)}</span>
      {finding.tag === 'fits' || !onGo ? null : (
        <Button size="sm" variant="ghost" className="text-accent-fg!" onClick={onGo}>
          {i18n.t('contentEditor.go')}
        </Button>
      )}
    </li>
  )
}

function sentence(finding: Finding): string {
  const part = i18n.t(`contentEditor.part.${finding.part}`)
  if (finding.tag === 'fits')
    return i18n.t('contentEditor.fits', { part, now: finding.now, most: finding.most })
  if (finding.tag === 'word')
    return [
      i18n.t('contentEditor.word', { part, word: finding.word }),
      finding.reason,
      finding.suggestion === ''
        ? ''
        : i18n.t('contentEditor.instead', { words: finding.suggestion }),
    ]
      .filter(Boolean)
      .join(' · ')
  return i18n.t(`contentEditor.${finding.tag}`, { part, now: finding.now, limit: finding.limit })
}
