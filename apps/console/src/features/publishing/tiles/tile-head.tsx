import { Avatar, IconButton } from '@omc/ui'
import { ChevronDown, ChevronUp, Maximize2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { platformName } from '../../../kit/list/platform-name.ts'
import type { RunSnapshot } from '../run/run-types.ts'

type TileHeadProps = {
  /** Id of the heading. */
  readonly id: string
  readonly snapshot: RunSnapshot
  /** Whether the tile shows all its parts; null where it cannot be folded. */
  readonly isOpen: boolean | null
  readonly onFold: () => void
  readonly onEnlarge: () => void
  readonly onRemove: () => void
}

/** Whose tile it is, and what can be done with the tile itself. */
export function TileHead({ id, snapshot, isOpen, onFold, onEnlarge, onRemove }: TileHeadProps) {
  const { t } = useTranslation()
  const { uid, info } = snapshot
  const name = info?.nickname ?? uid
  const button = (act: 'fold' | 'unfold' | 'enlarge' | 'remove', icon: ReactNode) => ({
    size: 'sm' as const,
    label: t(`tiles.${act}`, { name }),
    icon,
  })
  return (
    <div className="flex items-center gap-3 border-b border-line px-3 py-2.5">
      <Avatar name={name} src={info?.avatar} size={36} />
      <div className="min-w-0 flex-1">
        <h2 id={id} title={name} className="truncate text-sm font-semibold text-fg">
          {name}
        </h2>
        <ChannelToday info={info} />
      </div>
      <span className="flex shrink-0">
        {isOpen === null ? null : (
          <IconButton
            {...(isOpen
              ? button('fold', <ChevronUp size={16} aria-hidden />)
              : button('unfold', <ChevronDown size={16} aria-hidden />))}
            aria-expanded={isOpen}
            onClick={onFold}
          />
        )}
        <IconButton
          {...button('enlarge', <Maximize2 size={16} aria-hidden />)}
          onClick={onEnlarge}
        />
        <IconButton {...button('remove', <X size={16} aria-hidden />)} onClick={onRemove} />
      </span>
    </div>
  )
}

function ChannelToday({ info }: Pick<RunSnapshot, 'info'>) {
  const { t } = useTranslation()
  if (!info) return <p className="text-xs text-fg3">—</p>
  const { day_publish_count: done, day_task_count: limit } = info.limits
  const platform = platformName(info.platform)
  const today =
    limit > 0 ? t('publishing.today', { done, limit }) : t('publishing.todayOpen', { done })
  return (
    // Where both do not fit, the day's figure stays.
    <p title={`${platform} · ${today}`} className="flex text-xs text-fg3 tabular-nums">
      <span className="truncate">{platform}</span>
      <span className="shrink-0 whitespace-pre"> · {today}</span>
    </p>
  )
}
