import { useContext } from 'react'
import { ChatContext } from '../chat-context.ts'
import type { HistoryState } from '../model/create-chat-model.ts'

export type HistoryButtonProps = {
  readonly history: HistoryState
  readonly onLoad: () => void
}

/** Asks for older messages, and says how that stands. */
export function HistoryButton({ history, onLoad }: HistoryButtonProps) {
  const { labels } = useContext(ChatContext)
  if (history === 'ended') return <p className="omc-chat-history">{labels.historyEnded}</p>
  const texts = {
    idle: labels.historyLoad,
    fetching: labels.historyFetching,
    failed: labels.historyFailed,
  }
  return (
    <p className="omc-chat-history">
      <button
        type="button"
        aria-disabled={history === 'fetching'}
        onClick={history === 'fetching' ? undefined : onLoad}
      >
        {texts[history]}
      </button>
    </p>
  )
}
