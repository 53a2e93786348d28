import { isApiError } from '@omc/sdk'
import { Alert, Button, Countdown } from '@omc/ui'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import type { Talk } from './create-talk.ts'
import { talkOf } from './talks.ts'
import type { Conversations } from './use-conversations.ts'

type NoteProps = { readonly talk: Talk; readonly its: Conversations }

/** Why the last question was not taken, and the way on. Its text is in the composer again. */
export function RefusalNote({ talk, its }: NoteProps) {
  const { refusal, turn } = useSnapshot(talk.state)
  if (refusal === null) return null
  const { error, at } = refusal
  return (
    <Alert
      tone="danger"
      className="mb-2"
      actions={
        isApiError(error, 'conversation_full') ? (
          <Elsewhere talk={talk} its={its} />
        ) : isApiError(error) && error.retryAfterMs !== null ? (
          <Wait until={at + error.retryAfterMs} talk={talk} />
        ) : turn.tag === 'quiet' ? (
          <Again talk={talk} />
        ) : null
      }
    >
      {errorText(error, currentLanguage())}
    </Alert>
  )
}

const Again = ({ talk }: { readonly talk: Talk }) => (
  <Button
    size="sm"
    onClick={() => {
      const text = talk.draft.getText().trim()
      if (text !== '') void talk.send(text)
    }}
  >
    {i18n.t('act.retry')}
  </Button>
)

/** How long to wait; then the retry. */
function Wait({ until, talk }: { readonly until: number; readonly talk: Talk }) {
  const [isDue, setDue] = useState(false)
  if (isDue) return <Again talk={talk} />
  return (
    <span className="shrink-0">
      {i18n.t('chat.wait')}{' '}
      <Countdown deadlineAt={until} now={Date.now} onDue={() => setDue(true)} />
    </span>
  )
}

/** A new conversation, which takes the question along. */
function Elsewhere({ talk, its }: NoteProps) {
  const services = useServices()
  const person = usePerson()
  const go = async () => {
    const id = await its.create()
    if (id !== null && person !== null) talkOf(services, person, id).draft.setText(talk.takeDraft())
  }
  return (
    <Button size="sm" isLoading={its.isCreating} onClick={() => void go()}>
      {i18n.t('chat.new')}
    </Button>
  )
}
