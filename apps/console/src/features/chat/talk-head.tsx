import { DropdownMenu, IconButton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { read } from '../../kernel/data/read.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { titleOf } from './conversation-row.tsx'
import { canStream, partSetting, setParts } from './part-setting.ts'
import type { Conversations } from './use-conversations.ts'

type HeadProps = { readonly id: string; readonly its: Conversations }

/** Title of the open conversation, how long it is, and its settings. */
export function TalkHead({ id, its }: HeadProps) {
  const { sdk } = useServices()
  const { data } = useQuery(read(sdk, 'conversations.get', { id }))
  const known = data ?? its.rows?.find((one) => one.id === id)
  const name = known ? titleOf(known) : ''
  const { isOn } = useSnapshot(partSetting)
  return (
    <header className="flex min-h-12 items-center gap-3 border-b border-line bg-surface px-4 py-1 touch:px-3">
      <h2 title={name} className="min-w-0 flex-1 truncate text-base font-semibold text-fg">
        {name}
      </h2>
      {known && known.messages_count > 0 ? (
        <span className="shrink-0 text-xs text-fg2 tabular-nums">
          {i18n.t('chat.messages', { count: known.messages_count })}
        </span>
      ) : null}
      {canStream() ? (
        <DropdownMenu
          align="end"
          items={[
            {
              kind: 'check',
              id: 'parts',
              label: i18n.t('chat.inParts'),
              isChecked: isOn,
              onCheckedChange: setParts,
            },
          ]}
          trigger={
            <IconButton
              hasTooltip={false}
              label={i18n.t('chat.settings')}
              icon={<Ellipsis size={16} aria-hidden />}
            />
          }
        />
      ) : null}
    </header>
  )
}
