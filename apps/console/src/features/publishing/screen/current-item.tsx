import { useTranslation } from 'react-i18next'
import { queueState } from '../run/queue-state.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import type { RunView } from '../run/run-view.ts'

type CurrentItemProps = {
  readonly snapshot: RunSnapshot
  readonly view: RunView
  readonly className?: string
}

/** The content that is being published; nothing between two of them. */
export function CurrentItem({ snapshot, view, className = '' }: CurrentItemProps) {
  const { t } = useTranslation()
  const item = 'item' in view ? view.item : null
  const { hasItem, hasTopic } = queueState(snapshot)
  if (!item) return null
  return (
    <p className={`truncate text-sm text-fg2 ${className}`} title={item.title}>
      <span className="text-fg3">
        {[
          t('publishing.current'),
          ...(hasItem ? [t('publishing.withItem')] : []),
          ...(hasTopic ? [t('publishing.withTopic')] : []),
        ].join(' · ')}
      </span>{' '}
      {item.title}
    </p>
  )
}
