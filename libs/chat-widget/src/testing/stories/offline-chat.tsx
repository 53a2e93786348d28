import type { Tell } from '@omc/ui/testing'
import { useState } from 'react'
import { ChatWidget } from '../../chat-widget.tsx'
import type { ChatProviderProps } from '../../frame/chat-provider.tsx'
import { createOutbox } from '../../model/create-outbox.ts'
import { sampleModel } from './sample-messages.ts'

type ShownProps = { readonly t: Tell; readonly spoken: ChatProviderProps }

/** A host without a connection, whose outbox fails until there is one. */
export function OfflineChat({ t, spoken }: ShownProps) {
  const [{ model, outbox, connect }] = useState(() => createHost(t))
  const [isOnline, setIsOnline] = useState(false)
  const goOnline = () => {
    connect()
    setIsOnline(true)
  }
  return (
    <ChatWidget
      {...spoken}
      model={model}
      title={t('韩梅', 'Han Mei')}
      subtitle={isOnline ? t('已连接', 'Connected') : t('连接已断开', 'No connection')}
      slots={{
        header: isOnline ? null : (
          <button type="button" className="omc-chat-link" onClick={goOnline}>
            {t('重新连接', 'Connect')}
          </button>
        ),
      }}
      onEnter={(event) => {
        if (event.type === 'text') outbox.submit({ kind: 'text', text: event.text })
      }}
      onRetry={({ key }) => {
        if (key !== undefined) outbox.retry(key)
      }}
    />
  )
}

function createHost(t: Tell) {
  const model = sampleModel(t)
  let isOnline = false
  let count = 0
  const outbox = createOutbox(
    model,
    { name: t('李雷', 'Li Lei'), avatarUrl: null },
    {
      newKey: () => `own${(count += 1)}`,
      now: () => Date.UTC(2026, 6, 26, 6, 9),
      send: (key) =>
        isOnline ? Promise.resolve({ id: `${key} sent` }) : Promise.reject(new Error('offline')),
    },
  )
  const connect = () => {
    isOnline = true
  }
  return { model, outbox, connect }
}
