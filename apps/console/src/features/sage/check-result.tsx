import { Button, CopyButton } from '@omc/ui'
import { CircleCheckBig } from 'lucide-react'
import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { InsertButton } from '../insert-copy/insert-button.tsx'
import { ChangesView } from '../text-changes/changes-view.tsx'
import { piecesOf } from '../text-changes/pieces.ts'
import { useChanges } from '../text-changes/use-changes.ts'
import { replaced, stands, type Checked, type Finding } from './findings.ts'

type CheckResultProps = {
  readonly checked: Checked
  /** The text as it stands now; it may have been changed since. */
  readonly content: string
  readonly onReplace: (content: string) => void
}

/** The rewritten text with its changes, and the banned words of the original. */
export function CheckResult({ checked, content, onReplace }: CheckResultProps) {
  const [pieces] = useState(() => piecesOf(checked.differences))
  const changes = useChanges(pieces)
  return (
    <>
      <div className="flex flex-col gap-2">
        <h2 className="text-sm font-semibold text-fg">{i18n.t('sage.rewritten')}</h2>
        <ChangesView label={i18n.t('sage.rewritten')} changes={changes} />
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-xs text-fg2 tabular-nums">
            {i18n.t('insert.length', { count: changes.text.length })}
          </span>
          <span className="ms-auto flex flex-wrap gap-1">
            <CopyButton
              size="sm"
              variant="ghost"
              label={i18n.t('sage.copy')}
              doneLabel={i18n.t('act.copied')}
              text={changes.text}
            />
            <InsertButton text={changes.text} />
          </span>
        </div>
      </div>
      <Findings findings={checked.findings} content={content} onReplace={onReplace} />
      {content === checked.content ? null : (
        <p className="text-sm text-warning-fg">{i18n.t('sage.outdated')}</p>
      )}
    </>
  )
}

type FindingsProps = Omit<CheckResultProps, 'checked'> & { readonly findings: readonly Finding[] }

function Findings({ findings, content, onReplace }: FindingsProps) {
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold text-fg">
        {i18n.t('sage.findings', { count: findings.length })}
      </h2>
      {findings.length === 0 ? (
        <p className="flex items-center gap-2 text-sm text-success-fg">
          <CircleCheckBig size={16} aria-hidden />
          {i18n.t('sage.noFindings')}
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-line rounded-control border border-line">
          {findings.map((finding) => (
            <FindingRow
              key={`${finding.paragraph} ${finding.word}`}
              finding={finding}
              isOpen={stands(content, finding)}
              onTake={() => onReplace(replaced(content, finding))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type FindingRowProps = {
  readonly finding: Finding
  /** The word still stands in the original. */
  readonly isOpen: boolean
  readonly onTake: () => void
}

function FindingRow({ finding, isOpen, onTake }: FindingRowProps) {
  const { level, word, suggestion, paragraph, message } = finding
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm">
      <span className={level === 'error' ? 'text-danger-fg' : 'text-warning-fg'}>
        {i18n.t(level === 'error' ? 'sage.level.error' : 'sage.level.warning')}
      </span>
      <span className="min-w-0 flex-1 text-fg">
        {message}
        <span className="block text-xs text-fg2">
          {i18n.t('insert.paragraph', { number: paragraph + 1 })}
        </span>
      </span>
      {isOpen ? (
        <Button
          size="sm"
          aria-label={i18n.t(suggestion === '' ? 'sage.dropOf' : 'sage.takeOf', {
            word,
            suggestion,
          })}
          onClick={onTake}
        >
          {suggestion === '' ? i18n.t('sage.drop') : i18n.t('sage.take', { suggestion })}
        </Button>
      ) : (
        <span className="text-xs text-success-fg">{i18n.t('sage.taken')}</span>
      )}
    </li>
  )
}
