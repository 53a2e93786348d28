import type { SpokenMessage } from '@omc/chat-widget'
import { Button, CopyButton } from '@omc/ui'
import { RotateCcw } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { InsertButton } from '../insert-copy/insert-button.tsx'
import type { Talk } from './create-talk.ts'
import { reasonOf } from './reason-of.ts'

type FootProps = { readonly talk: Talk; readonly message: SpokenMessage }

/** Below an answer: copy, insert, and once more if it broke off. */
export function AnswerFoot({ talk, message }: FootProps) {
  const { brokenId, turn } = useSnapshot(talk.state)
  if (message.kind !== 'stream' || message.phase === 'streaming') return null
  const { id, text, phase } = message
  const reason = phase === 'failed' ? reasonOf(talk.whyBroken(id)) : null
  return (
    <div className="flex flex-wrap items-center gap-1">
      {reason === null ? null : <p className="w-full text-xs text-fg2">{reason}</p>}
      {id === brokenId && turn.tag === 'quiet' ? (
        <Button
          size="sm"
          icon={<RotateCcw size={14} aria-hidden />}
          onClick={() => void talk.askAgain(id)}
        >
          {i18n.t('act.retry')}
        </Button>
      ) : null}
      {text === '' ? null : (
        <>
          <CopyButton
            size="sm"
            variant="ghost"
            label={i18n.t('chat.copy')}
            doneLabel={i18n.t('act.copied')}
            text={text}
          />
          <InsertButton text={text} />
        </>
      )}
    </div>
  )
}
