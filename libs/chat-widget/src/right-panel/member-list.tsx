import { useState } from 'react'
import { ChatFace } from '../avatar/chat-face.tsx'
import { useChat } from '../frame/chat-context.ts'
import type { ChatMember } from '../model/chat-member.ts'
import { findText } from '../search/find-text.ts'
import type { MatchPinyin } from '../search/find-text.ts'
import { MarkedText } from '../search/marked-text.tsx'

export type MemberListProps = {
  readonly members: readonly ChatMember[]
  /** Whether members are buttons, which raise memberClick. */
  readonly isClickable?: boolean | undefined
  /** Matches by sound too, e.g. pinyin; handed in, so that only those pay for it who want it. */
  readonly matchPinyin?: MatchPinyin | undefined
}

/** Members of the chat, with a search by name. */
export function MemberList({ members, isClickable = false, matchPinyin }: MemberListProps) {
  const { labels: all, emit } = useChat()
  const { right: labels } = all
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const shown = members.flatMap((member) => {
    const range = query === '' ? NOTHING : findText(member.name, query, matchPinyin)
    return range ? [{ member, range }] : []
  })
  return (
    <>
      <h2>
        {labels.members} <span className="omc-chat-muted">{members.length}</span>
      </h2>
      <input
        type="search"
        className="omc-chat-search"
        value={typed}
        aria-label={labels.searchMembers}
        placeholder={labels.searchMembers}
        onChange={(event) => setTyped(event.target.value)}
      />
      <output className="omc-chat-muted">
        {shown.length === 0 && query !== '' ? labels.noneFound : null}
      </output>
      <ul aria-label={labels.members} className="omc-chat-members">
        {shown.map(({ member, range }) => {
          const face = (
            <>
              <ChatFace img={member.img} name={member.name} />
              <span>
                <MarkedText text={member.name} range={range} />
              </span>
            </>
          )
          return (
            <li key={member.id}>
              {isClickable ? (
                <button
                  type="button"
                  className="omc-chat-member"
                  onClick={() => emit('memberClick', member)}
                >
                  {face}
                </button>
              ) : (
                <span className="omc-chat-member">{face}</span>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

const NOTHING = [0, -1] as const
