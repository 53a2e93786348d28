import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { EmojiFace } from '../emoji/emoji-mark.tsx'
import type { Emoji } from '../emoji/emoji.ts'
import { useRovingFocus } from '../focus/use-roving-focus.ts'
import { useChat } from '../frame/chat-context.ts'
import type { MatchPinyin } from '../search/find-text.ts'
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
 * Emoji picker, 300 × 150 px: recently used emoji, then all, or the search results.
 *
 * @source console spec §9: emoji panel 300 by 150 px
 */
export function EmojiPanel(props: EmojiPanelProps) {
  const { onLeave } = props
  const { emoji: labels } = useChat().labels
  const [query, setQuery] = useState('')
  const { found, rows, recentRows, pick } = useEmojiRows(props, query)
  const { holder, place, focus } = useRovingFocus<HTMLTableElement>(rows.map((row) => row.length))

  const focusFirst = useRef(focus)
  useEffect(() => focusFirst.current(0), [])

  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return false
    event.preventDefault()
    onLeave()
    return true
  }
  const search = (event: KeyboardEvent) => {
    if (leave(event) || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') focus(0)
    else if (event.key === 'Enter' && query.trim() !== '' && found[0]) pick(found[0])
    else return
    event.preventDefault()
  }
  const body = { onPick: pick, place }
  return (
    <section aria-label={labels.emoji} className="omc-chat-emoji-panel">
      <input
        type="search"
        value={query}
        aria-label={labels.search}
        placeholder={labels.search}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={search}
      />
      <div className="omc-chat-emoji-places">
        <output className="omc-chat-muted">{found.length === 0 ? labels.none : null}</output>
        <table
          // The table is a grid with arrow navigation, as the grid pattern requires.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          aria-label={labels.emoji}
          {...holder}
          onKeyDown={(event) => leave(event) || holder.onKeyDown(event)}
        >
          {recentRows ? (
            <tbody aria-label={labels.recent} className="omc-chat-emoji-recent">
              <EmojiRows {...body} rows={rows.slice(0, 1)} />
            </tbody>
          ) : null}
          <tbody>
            <EmojiRows {...body} rows={rows.slice(recentRows)} />
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Rows for a query, and a pick function that remembers the emoji. */
function useEmojiRows({ storage, matchPinyin, onPick }: EmojiPanelProps, query: string) {
  const { emoji } = useChat()
  const [recentCodes] = useState(storage.read)
  const recent = query.trim() === '' ? recentEmoji(emoji, recentCodes) : []
  const found = searchEmoji(emoji, query, matchPinyin)
  const pick = (picked: Emoji) => {
    storage.write(rememberEmoji(storage.read(), picked.code))
    onPick(picked)
  }
  return { found, rows: rowsOf(recent, found), recentRows: recent.length > 0 ? 1 : 0, pick }
}

type EmojiRowsProps = {
  readonly rows: readonly (readonly Place[])[]
  readonly onPick: (emoji: Emoji) => void
  /** Props that make a button reachable by the arrow keys. */
  readonly place: (index: number) => { readonly tabIndex: number }
}

function EmojiRows({ rows, onPick, place }: EmojiRowsProps) {
  return rows.map((row) => (
    <tr key={row[0]?.index}>
      {row.map(({ emoji, index }) => (
        <td key={index}>
          <button
            type="button"
            aria-label={emoji.name}
            title={emoji.name}
            onClick={() => onPick(emoji)}
            {...place(index)}
          >
            <EmojiFace emoji={emoji} />
          </button>
        </td>
      ))}
    </tr>
  ))
}

function rowsOf(recent: readonly Emoji[], all: readonly Emoji[]): readonly (readonly Place[])[] {
  const places = [...recent, ...all].map((emoji, index) => ({ emoji, index }))
  const rows = recent.length > 0 ? [places.slice(0, recent.length)] : []
  for (let at = recent.length; at < places.length; at += COLUMNS) {
    rows.push(places.slice(at, at + COLUMNS))
  }
  return rows
}
