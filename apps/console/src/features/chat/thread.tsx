import { ChatProvider, MessageList, type ChatSlots } from '@omc/chat-widget'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'
import { clockMinute } from '../../kernel/i18n/moments.ts'
import { AnswerFoot } from './answer-foot.tsx'
import { AskBox } from './ask-box.tsx'
import './chat.css'
import type { Talk } from './create-talk.ts'
import { FirstQuestions } from './first-questions.tsx'
import { SendButton } from './send-button.tsx'
import type { Conversations } from './use-conversations.ts'
import { useHasMessages } from './use-has-messages.ts'

type ThreadProps = { readonly talk: Talk; readonly its: Conversations }

/** The messages of a talk and the composer, of the widget; what can be done with them is ours. */
export function Thread({ talk, its }: ThreadProps) {
  const { turn } = useSnapshot(talk.state)
  const hasMessages = useHasMessages(talk.model)
  // New slots draw all messages again.
  const slots = useMemo(() => slotsOf(talk), [talk])
  const labels = useMemo(
    () => ({
      entry: {
        input: i18n.t('chat.question'),
        placeholder: i18n.t('chat.placeholder'),
        send: i18n.t('chat.send'),
      },
    }),
    [],
  )
  return (
    <ChatProvider
      className="omc-talk"
      locale={currentLanguage()}
      draft={talk.draft}
      slots={slots}
      labels={labels}
      formatTime={clockMinute}
      onEnter={(event) => {
        if (event.type === 'text') void talk.send(event.text)
      }}
      onLoadHistory={() => void talk.loadOlder()}
    >
      <div className="omc-talk-messages">
        {hasMessages ? (
          <MessageList
            model={talk.model}
            hasHistory
            typing={turn.tag === 'asking' ? i18n.t('chat.assistant') : undefined}
          />
        ) : (
          <FirstQuestions onPick={talk.draft.setText} />
        )}
      </div>
      <AskBox talk={talk} its={its} />
    </ChatProvider>
  )
}

const slotsOf = (talk: Talk): ChatSlots => ({
  foot: (message) => <AnswerFoot talk={talk} message={message} />,
  enterBtn: ({ canSend }) => <SendButton talk={talk} canSend={canSend} />,
})
