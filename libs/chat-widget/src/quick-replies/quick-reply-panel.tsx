import { useRef } from 'react'
import { useChat } from '../frame/chat-context.ts'
import type { QuickReplyGroup } from '../model/quick-reply-event.ts'
import { QUICK_REPLY_MAX_LENGTH } from '../model/quick-reply.ts'
import type { QuickReply } from '../model/quick-reply.ts'
import { QuickReplyForm } from './quick-reply-form.tsx'

/** Reply being edited, or a new one. */
export type Editing = QuickReply | 'new' | null

export type QuickReplyPanelProps = {
  readonly group: QuickReplyGroup
  readonly editing: Editing
  readonly onEdit: (editing: Editing) => void
  /** Of one reply, in characters; 300 without it. */
  readonly maxLength?: number
  /** Whether replies can be added. */
  readonly showAdd?: boolean
  /** Whether replies can be changed. */
  readonly showEdit?: boolean
  /** Whether replies can be deleted. */
  readonly showDelete?: boolean
}

/** The replies of one group, and the form that adds or changes one. */
export function QuickReplyPanel(props: QuickReplyPanelProps) {
  const { group, editing, onEdit, maxLength = QUICK_REPLY_MAX_LENGTH } = props
  const { showAdd = true, showEdit = true, showDelete = true } = props
  const { labels: all, emit } = useChat()
  const { quickReplies: labels } = all
  const list = useRef<HTMLUListElement>(null)
  const edited = editing === 'new' ? null : editing

  const stopEditing = () => {
    onEdit(null)
    list.current?.focus()
  }
  const save = (text: string) => {
    emit(
      'quickReply',
      edited ? { type: 'editTalk', group, reply: edited, text } : { type: 'addTalk', group, text },
    )
    stopEditing()
  }
  const remove = (reply: QuickReply, index: number) => {
    if (edited?.id === reply.id) onEdit(null)
    emit('quickReply', { type: 'delIndex', group, reply, index })
    list.current?.focus()
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={group.title}>
        {group.replies.map((reply, index) => (
          <li key={reply.id}>
            <ReplyButton group={group} reply={reply} />
            {showEdit ? (
              <ReplyAct act={labels.edit} reply={reply} onPress={() => onEdit(reply)} />
            ) : null}
            {showDelete ? (
              <ReplyAct act={labels.remove} reply={reply} onPress={() => remove(reply, index)} />
            ) : null}
          </li>
        ))}
      </ul>
      {group.replies.length === 0 ? <p className="omc-chat-empty">{labels.none}</p> : null}
      {editing ? (
        <QuickReplyForm
          key={edited?.id ?? ''}
          initialText={edited?.text ?? ''}
          maxLength={maxLength}
          onSave={save}
          onCancel={stopEditing}
        />
      ) : showAdd ? (
        <button type="button" className="omc-chat-button" onClick={() => onEdit('new')}>
          {labels.add}
        </button>
      ) : null}
    </>
  )
}

function ReplyButton({ group, reply }: { readonly group: QuickReplyGroup; reply: QuickReply }) {
  const { emit } = useChat()
  return (
    <button
      type="button"
      className="omc-chat-reply"
      onClick={() => emit('quickReply', { type: 'select', group, reply })}
    >
      {reply.text}
    </button>
  )
}

type ReplyActProps = {
  readonly act: string
  readonly reply: QuickReply
  readonly onPress: () => void
}

function ReplyAct({ act, reply, onPress }: ReplyActProps) {
  return (
    <button
      type="button"
      className="omc-chat-link"
      aria-label={`${act} ${reply.text}`}
      onClick={onPress}
    >
      {act}
    </button>
  )
}
