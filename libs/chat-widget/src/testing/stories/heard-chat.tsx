import type { Tell } from '@omc/ui/testing'
import { useState, useSyncExternalStore } from 'react'
import { ChatWidget } from '../../chat-widget.tsx'
import type { ChatProviderProps } from '../../frame/chat-provider.tsx'
import { summaryOf } from '../../model/chat-message.ts'
import { said, sampleModel } from './sample-messages.ts'

type ShownProps = { readonly t: Tell; readonly spoken: ChatProviderProps }

/** Chat with a visible copy of its announcements. */
export function HeardChat({ t, spoken }: ShownProps) {
  const [model] = useState(() => sampleModel(t))
  const { incoming, messages } = useSyncExternalStore(model.subscribe, model.getState)
  const say = (text: string, isOwn: boolean) =>
    said(t, { kind: 'text', text }, { number: 10 + messages.length, isOwn })
  const acts = [
    [
      t('对方发来', 'From the other'),
      () => model.append(say(t('主图换好了吗', 'Is the picture changed?'), false)),
    ],
    [t('自己发送', "One's own"), () => model.append(say(t('换好了', 'It is'), true))],
    [
      t('更早的消息', 'Older one'),
      () => model.prepend([say(t('上周的消息', 'From last week'), false)], true),
    ],
  ] as const
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'start' }}>
      <ChatWidget {...spoken} model={model} title={t('韩梅', 'Han Mei')} />
      <div className="omc-chat" style={{ width: 260 }}>
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {acts.map(([name, act]) => (
            <button key={name} type="button" className="omc-chat-button" onClick={act}>
              {name}
            </button>
          ))}
        </p>
        <h2 style={{ marginTop: 16, fontWeight: 600 }}>{t('读出的内容', 'What is read out')}</h2>
        <ol>
          {incoming.map((message) => (
            <li key={message.id}>{summaryOf(message)}</li>
          ))}
        </ol>
        {incoming.length === 0 ? <p>{t('还没有', 'Nothing so far')}</p> : null}
      </div>
    </div>
  )
}
