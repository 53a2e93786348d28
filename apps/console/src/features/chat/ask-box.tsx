import { EntryBox } from '@omc/chat-widget'
import type { KeyboardEvent } from 'react'
import { useSnapshot } from 'valtio'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useIsOnline } from '../../kernel/page/use-is-online.ts'
import type { Talk } from './create-talk.ts'
import { RefusalNote } from './refusal-note.tsx'
import type { Conversations } from './use-conversations.ts'

/** Characters of one question that the server takes. */
const MAX_QUESTION = 8000

type AskBoxProps = { readonly talk: Talk; readonly its: Conversations }

/** Composer, with why something was not sent above it. Esc stops an answer. */
export function AskBox({ talk, its }: AskBoxProps) {
  const { turn } = useSnapshot(talk.state)
  const isOnline = useIsOnline()
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || turn.tag !== 'answering' || turn.isStopping) return
    event.preventDefault()
    void talk.stop()
  }
  return (
    <div className="mx-auto w-full max-w-190 shrink-0 px-4 pt-1 pb-4 touch:px-3 touch:pb-3">
      <RefusalNote talk={talk} its={its} />
      <output className="block text-xs text-fg2 not-empty:py-1">
        {isOnline ? null : i18n.t('chat.offline')}
      </output>
      {/* Esc inside the composer. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        onKeyDown={press}
        className="omc-talk-ask rounded-card border border-control p-2 focus-within:border-accent"
      >
        <EntryBox maxLength={MAX_QUESTION} isHeld={turn.tag !== 'quiet' || !isOnline} />
      </div>
    </div>
  )
}
