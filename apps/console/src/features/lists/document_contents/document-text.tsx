import { CopyButton } from '@omc/ui'
import { useState } from 'react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { RecordOf } from '../../../kit/detail/detail-definition.ts'
import { InsertButton } from '../../insert-copy/insert-button.tsx'
import { ChangesView } from '../../text-changes/changes-view.tsx'
import { piecesOf } from '../../text-changes/pieces.ts'
import { useChanges } from '../../text-changes/use-changes.ts'

type DocumentTextProps = {
  readonly record: Pick<RecordOf<'document_contents'>, 'content' | 'differences'>
}

/** The text, or what rewriting changed in it; it can be copied and put into a content. */
export function DocumentText({ record: { content, differences } }: DocumentTextProps) {
  const [pieces] = useState(() => piecesOf(differences))
  const changes = useChanges(pieces)
  const text = pieces.length === 0 ? content : changes.text
  return (
    <div className="flex flex-col gap-2">
      {pieces.length === 0 ? (
        <p className="text-sm leading-6 break-words whitespace-pre-wrap text-fg">{content}</p>
      ) : (
        <ChangesView label={i18n.t('documentContent.changes')} changes={changes} />
      )}
      <div className="flex flex-wrap gap-1">
        <CopyButton
          size="sm"
          label={i18n.t('documentContent.copy')}
          doneLabel={i18n.t('act.copied')}
          text={text}
        />
        <InsertButton text={text} />
      </div>
    </div>
  )
}
