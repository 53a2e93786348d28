import { useChat } from '../frame/chat-context.ts'
import type { HistoryState } from '../model/create-chat-model.ts'

export type HistoryButtonProps = {
  readonly history: HistoryState
  readonly onLoad: () => void
}

/** Asks for older messages, and says how that stands. */
export function HistoryButton({ history, onLoad }: HistoryButtonProps) {
  const { labels } = useChat()
  if (history === 'ended') return <p className="omc-chat-history">{labels.list.historyEnded}</p>
  const texts = {
    idle: labels.list.historyLoad,
    fetching: labels.list.historyFetching,
    failed: labels.list.historyFailed,
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
