import { classNames, DropdownMenu, IconButton, Input, Spinner } from '@omc/ui'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { InstantText } from '../../kit/list/cells.tsx'
import type { Conversation } from './conversations.ts'

type RowProps = {
  readonly conversation: Conversation
  readonly isOpen: boolean
  readonly onOpen: () => void
  /** @returns false if the title was not taken */
  readonly onRename: (title: string) => Promise<boolean>
  readonly onRemove: () => void
}

export const titleOf = ({ title }: Pick<Conversation, 'title'>): string =>
  title || i18n.t('chat.untitled')

/** A conversation to open; its menu renames it in place or deletes it. */
export function ConversationRow({ conversation, isOpen, onOpen, onRename, onRemove }: RowProps) {
  const [isRenaming, setRenaming] = useState(false)
  const name = titleOf(conversation)
  if (isRenaming)
    return (
      <li className="py-1">
        <TitleInput
          title={conversation.title}
          name={name}
          onRename={onRename}
          onClose={() => setRenaming(false)}
        />
      </li>
    )
  return (
    <li
      className={classNames(
        'flex min-w-0 items-center rounded-control',
        isOpen ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      <button
        type="button"
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
        className="flex min-h-[max(48px,var(--target))] min-w-0 flex-1 flex-col justify-center rounded-control px-2 py-1 text-start"
      >
        <span
          title={name}
          className={classNames(
            'w-full truncate text-sm',
            isOpen ? 'font-semibold text-accent-fg' : 'text-fg',
          )}
        >
          {name}
        </span>
        <span className="flex items-center gap-1 text-xs text-fg2">
          {conversation.answering ? (
            <>
              <Spinner size={12} />
              {i18n.t('chat.answering')}
            </>
          ) : (
            <InstantText at={conversation.updated_at} />
          )}
        </span>
      </button>
      <RowMenu name={name} onRename={() => setRenaming(true)} onRemove={onRemove} />
    </li>
  )
}

type RowMenuProps = {
  readonly name: string
  readonly onRename: () => void
  readonly onRemove: () => void
}

const RowMenu = ({ name, onRename, onRemove }: RowMenuProps) => (
  <DropdownMenu
    align="end"
    items={[
      {
        kind: 'act',
        id: 'rename',
        label: i18n.t('chat.rename'),
        icon: <Pencil size={14} aria-hidden />,
        onSelect: onRename,
      },
      {
        kind: 'act',
        id: 'delete',
        label: i18n.t('chat.delete'),
        icon: <Trash2 size={14} aria-hidden />,
        isDanger: true,
        onSelect: onRemove,
      },
    ]}
    trigger={
      <IconButton
        hasTooltip={false}
        label={i18n.t('chat.acts', { name })}
        icon={<Ellipsis size={16} aria-hidden />}
      />
    }
  />
)

type TitleInputProps = {
  readonly title: string
  readonly name: string
  readonly onRename: RowProps['onRename']
  readonly onClose: () => void
}

/** Enter or leaving it saves, Esc drops the text. */
function TitleInput({ title, name, onRename, onClose }: TitleInputProps) {
  const isDone = useRef(false)
  const save = async (typed: string) => {
    if (isDone.current) return
    isDone.current = true
    const next = typed.trim()
    if (next === '' || next === title || (await onRename(next))) onClose()
    else isDone.current = false
  }
  return (
    <Input
      // Renaming was asked for in the menu.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      aria-label={i18n.t('chat.renameOf', { name })}
      defaultValue={title}
      maxLength={100}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => void save(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save(event.currentTarget.value)
        if (event.key !== 'Escape') return
        event.stopPropagation()
        isDone.current = true
        onClose()
      }}
    />
  )
}
