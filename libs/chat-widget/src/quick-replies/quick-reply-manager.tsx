import { useId, useRef, useState } from 'react'
import { useRovingFocus } from '../focus/use-roving-focus.ts'
import { useChat } from '../frame/chat-context.ts'
import { QUICK_REPLY_MAX_LENGTH } from '../model/quick-reply.ts'
import type { QuickReply } from '../model/quick-reply.ts'
import type { QuickReplyGroup } from './quick-reply-event.ts'
import { QuickReplyForm } from './quick-reply-form.tsx'

export type QuickReplyManagerProps = {
  /** One tab each; kept by the host, which is told of every change. */
  readonly groups: readonly QuickReplyGroup[]
  /** Of one reply, in characters; 300 without it. */
  readonly maxLength?: number
  /** The tabs of the groups. */
  readonly showHeader?: boolean
  /** Whether replies can be added. */
  readonly showAdd?: boolean
  /** Whether replies can be changed. */
  readonly showEdit?: boolean
  /** Whether replies can be deleted. */
  readonly showDelete?: boolean
}

type Editing = { readonly kind: 'new' } | { readonly kind: 'old'; readonly reply: QuickReply }

/**
 * The kept replies by group: choose, add, edit, delete. It holds none itself.
 *
 * @source console spec §5, originals: quick-reply manager
 */
export function QuickReplyManager(props: QuickReplyManagerProps) {
  const { groups, maxLength = QUICK_REPLY_MAX_LENGTH } = props
  const { showHeader = true, showAdd = true, showEdit = true, showDelete = true } = props
  const { labels: all, emit } = useChat()
  const { quickReplies: labels } = all
  const [groupId, setGroupId] = useState(groups[0]?.id)
  const [editing, setEditing] = useState<Editing | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const panelId = useId()
  const group = groups.find(({ id }) => id === groupId) ?? groups[0]
  if (!group) return <p className="omc-chat-empty">{labels.none}</p>

  const stopEditing = () => {
    setEditing(null)
    list.current?.focus()
  }
  const save = (text: string) => {
    emit(
      'quickReply',
      editing?.kind === 'old'
        ? { type: 'editTalk', group, reply: editing.reply, text }
        : { type: 'addTalk', group, text },
    )
    stopEditing()
  }
  return (
    <section aria-label={labels.quickReplies} className="omc-chat-replies">
      {showHeader ? (
        <Tabs
          groups={groups}
          active={group}
          panelId={panelId}
          onChoose={(chosen, index) => {
            setGroupId(chosen.id)
            setEditing(null)
            emit('quickReply', { type: 'navIndex', group: chosen, index })
          }}
        />
      ) : null}
      <div
        id={panelId}
        className="omc-chat-reply-panel"
        {...(showHeader ? { role: 'tabpanel', 'aria-label': group.title } : {})}
      >
        <ul ref={list} tabIndex={-1} aria-label={group.title}>
          {group.replies.map((reply, index) => (
            <li key={reply.id}>
              <button
                type="button"
                className="omc-chat-reply"
                onClick={() => emit('quickReply', { type: 'select', group, reply })}
              >
                {reply.text}
              </button>
              {showEdit ? (
                <button
                  type="button"
                  className="omc-chat-link"
                  aria-label={`${labels.edit} ${reply.text}`}
                  onClick={() => setEditing({ kind: 'old', reply })}
                >
                  {labels.edit}
                </button>
              ) : null}
              {showDelete ? (
                <button
                  type="button"
                  className="omc-chat-link"
                  aria-label={`${labels.remove} ${reply.text}`}
                  onClick={() => {
                    if (editing?.kind === 'old' && editing.reply.id === reply.id) setEditing(null)
                    emit('quickReply', { type: 'delIndex', group, reply, index })
                    list.current?.focus()
                  }}
                >
                  {labels.remove}
                </button>
              ) : null}
            </li>
          ))}
        </ul>
        {group.replies.length === 0 ? <p className="omc-chat-empty">{labels.none}</p> : null}
        {editing ? (
          <QuickReplyForm
            key={editing.kind === 'old' ? editing.reply.id : ''}
            initialText={editing.kind === 'old' ? editing.reply.text : ''}
            maxLength={maxLength}
            onSave={save}
            onCancel={stopEditing}
          />
        ) : showAdd ? (
          <button
            type="button"
            className="omc-chat-button"
            onClick={() => setEditing({ kind: 'new' })}
          >
            {labels.add}
          </button>
        ) : null}
      </div>
    </section>
  )
}

type TabsProps = {
  readonly groups: readonly QuickReplyGroup[]
  readonly active: QuickReplyGroup
  readonly panelId: string
  readonly onChoose: (group: QuickReplyGroup, index: number) => void
}

function Tabs({ groups, active, panelId, onChoose }: TabsProps) {
  const { quickReplies: labels } = useChat().labels
  const { holder, place } = useRovingFocus<HTMLDivElement>([groups.length], groups.indexOf(active))
  return (
    <div role="tablist" aria-label={labels.quickReplies} className="omc-chat-tabs" {...holder}>
      {groups.map((group, index) => (
        <button
          key={group.id}
          type="button"
          role="tab"
          aria-selected={group === active}
          {...(group === active ? { 'aria-controls': panelId } : {})}
          onClick={() => onChoose(group, index)}
          {...place(index)}
        >
          {group.title}
        </button>
      ))}
    </div>
  )
}
