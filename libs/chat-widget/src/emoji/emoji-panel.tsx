import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useRovingFocus } from '../focus/use-roving-focus.ts'
import { useChat } from '../frame/chat-context.ts'
import type { MatchPinyin } from '../quick-replies/find-text.ts'
import { EmojiFace } from './emoji-mark.tsx'
import type { Emoji } from './emoji.ts'
import { RECENT_AT_MOST, recentEmoji, rememberEmoji } from './recent-emoji.ts'
import type { EmojiStorage } from './recent-emoji.ts'
import { searchEmoji } from './search-emoji.ts'

export type EmojiPanelProps = {
  /** One was chosen; the panel stays open until its host closes it. */
  readonly onPick: (emoji: Emoji) => void
  /** Escape: give the focus back to where the emoji goes. */
  readonly onLeave: () => void
  /** Where recently used emoji are kept. */
  readonly storage: EmojiStorage
  /** Matches by sound too, e.g. pinyin; handed in, so that only those pay for it who want it. */
  readonly matchPinyin?: MatchPinyin | undefined
}

type Place = { readonly emoji: Emoji; readonly index: number }

const COLUMNS = RECENT_AT_MOST

/**
 * Emoji to pick from, 300 × 150 px: what was used lately, then all, or what is searched for.
 *
 * @source console spec §9: emoji panel 300 by 150 px
 */
export function EmojiPanel(props: EmojiPanelProps) {
  const { storage, matchPinyin, onPick, onLeave } = props
  const { emoji, labels: all } = useChat()
  const { emoji: labels } = all
  const [query, setQuery] = useState('')
  const [recentCodes] = useState(storage.read)
  const recent = query.trim() === '' ? recentEmoji(emoji, recentCodes) : []
  const found = searchEmoji(emoji, query, matchPinyin)
  const rows = rowsOf(recent, found)
  const { holder, place, focus } = useRovingFocus<HTMLTableElement>(rows.map((row) => row.length))

  const focusFirst = useRef(focus)
  useEffect(() => focusFirst.current(0), [])

  const pick = (picked: Emoji) => {
    storage.write(rememberEmoji(storage.read(), picked.code))
    onPick(picked)
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return false
    event.preventDefault()
    onLeave()
    return true
  }
  const rowAt = (row: readonly Place[]) => (
    <tr key={row[0]?.index}>
      {row.map(({ emoji, index }) => (
        <td key={index}>
          <button
            type="button"
            aria-label={emoji.name}
            title={emoji.name}
            onClick={() => pick(emoji)}
            {...place(index)}
          >
            <EmojiFace emoji={emoji} />
          </button>
        </td>
      ))}
    </tr>
  )
  const recentRows = recent.length > 0 ? 1 : 0
  return (
    <section aria-label={labels.emoji} className="omc-chat-emoji-panel">
      <input
        type="search"
        value={query}
        aria-label={labels.search}
        placeholder={labels.search}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (leave(event) || event.nativeEvent.isComposing) return
          if (event.key === 'ArrowDown') focus(0)
          else if (event.key === 'Enter' && query.trim() !== '' && found[0]) pick(found[0])
          else return
          event.preventDefault()
        }}
      />
      <div className="omc-chat-emoji-places">
        <output className="omc-chat-muted">{found.length === 0 ? labels.none : null}</output>
        <table
          // A grid of places to go to with the arrows, as its pattern asks of a table.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          aria-label={labels.emoji}
          {...holder}
          onKeyDown={(event) => {
            if (!leave(event)) holder.onKeyDown(event)
          }}
        >
          {recentRows ? (
            <tbody aria-label={labels.recent} className="omc-chat-emoji-recent">
              {rows.slice(0, 1).map(rowAt)}
            </tbody>
          ) : null}
          <tbody>{rows.slice(recentRows).map(rowAt)}</tbody>
        </table>
      </div>
    </section>
  )
}

function rowsOf(recent: readonly Emoji[], all: readonly Emoji[]): readonly (readonly Place[])[] {
  const places = [...recent, ...all].map((emoji, index) => ({ emoji, index }))
  const rows = recent.length > 0 ? [places.slice(0, recent.length)] : []
  for (let at = recent.length; at < places.length; at += COLUMNS) {
    rows.push(places.slice(at, at + COLUMNS))
  }
  return rows
}
