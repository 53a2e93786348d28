import { formatCny } from '@omc/shell'
import { IconButton } from '@omc/ui'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { platformName } from '../../kit/list/platform-name.ts'
import type { Chosen } from './candidate.ts'

type TrayRowProps = {
  readonly chosen: Chosen
  /** Why it was not collected. */
  readonly reason: string | undefined
  readonly onRemove: () => void
}

/** A chosen candidate, with the reason if it could not be collected. */
export function TrayRow({ chosen, reason, onRemove }: TrayRowProps) {
  const { t } = useTranslation()
  const { title, cover_url: cover, source, price } = chosen
  return (
    <li className="flex min-h-10 items-center gap-2 py-1">
      <img
        src={cover}
        alt=""
        loading="lazy"
        className="size-8 shrink-0 rounded-control bg-subtle object-cover"
      />
      <span className="min-w-0 flex-1">
        <span title={title} className="block truncate text-sm text-fg">
          {title}
        </span>
        <span className="block text-xs text-fg3 tabular-nums">
          {[platformName(source), price === null ? '' : formatCny(price)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {reason ? <span className="block text-xs break-words text-danger-fg">{reason}</span> : null}
      </span>
      <IconButton
        size="sm"
        label={t('collect.remove', { title })}
        icon={<X size={14} />}
        onClick={onRemove}
      />
    </li>
  )
}
