import type { Tell } from '@omc/ui/testing'
import { useState } from 'react'
import { ChatWidget } from '../../chat-widget.tsx'
import type { ChatProviderProps } from '../../frame/chat-provider.tsx'
import { said, sampleModel } from './sample-messages.ts'

type ShownProps = { readonly t: Tell; readonly spoken: ChatProviderProps }

/** Chat with a message that stays in the sending state. */
export function SendingChat({ t, spoken }: ShownProps) {
  const [model] = useState(() => {
    const model = sampleModel(t)
    const text = t('正在发送的消息', 'A message under way')
    model.append(said(t, { kind: 'text', text }, { number: 9, isOwn: true, status: 'sending' }))
    return model
  })
  return <ChatWidget {...spoken} model={model} title={t('韩梅', 'Han Mei')} />
}
