import { useChat } from '../frame/chat-context.ts'
import type { ListLabels } from '../labels/list-labels.ts'
import type { HistoryState } from '../model/chat-state.ts'
import type { PullState } from '../model/pull-history.ts'

export type HistoryHeaderProps = {
  readonly history: HistoryState
  readonly pull: PullState
  /** Text of the host in place of ours. */
  readonly tip?: string | undefined
  readonly onLoad: () => void
}

/** Shows the state of the history, with a button that loads older messages. */
export function HistoryHeader({ history, pull, tip, onLoad }: HistoryHeaderProps) {
  const { labels } = useChat()
  const text = tip ?? textOf(history, pull, labels.list)
  if (history === 'ended') return <p className="omc-chat-history">{text}</p>
  const isBusy = history === 'fetching' || pull.tag === 'fetching'
  return (
    <p className="omc-chat-history">
      <button type="button" aria-disabled={isBusy} onClick={isBusy ? undefined : onLoad}>
        {pull.tag === 'pulling' ? <span aria-hidden>{pull.isPast ? '↑ ' : '↓ '}</span> : null}
        {text}
      </button>
    </p>
  )
}

function textOf(history: HistoryState, pull: PullState, labels: ListLabels): string {
  if (history === 'ended') return labels.historyEnded
  if (history === 'fetching' || pull.tag === 'fetching') return labels.historyFetching
  if (pull.tag === 'pulling') return pull.isPast ? labels.historyRelease : labels.historyPull
  if (history === 'failed') return labels.historyFailed
  return pull.tag === 'finished' ? labels.historyFinished : labels.historyLoad
}
