import { useSyncExternalStore } from 'react'
import { canShowGlyph } from './can-show-glyph.ts'
import type { Emoji } from './emoji.ts'

/** An emoji with its name. */
export function EmojiMark({ emoji }: { readonly emoji: Emoji }) {
  const { look, name, code } = emoji
  if (look.kind === 'image') return <img className="omc-chat-emoji" src={look.url} alt={name} />
  return (
    // A glyph or a sprite has no alternative text, and an img element can't show it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span role="img" aria-label={name} title={code}>
      <EmojiFace emoji={emoji} />
    </span>
  )
}

/** Decorative emoji, for places that show its name as text. */
export function EmojiFace({ emoji: { look, name } }: { readonly emoji: Emoji }) {
  if (look.kind === 'image') return <img className="omc-chat-emoji" src={look.url} alt="" />
  if (look.kind === 'glyph') return <Glyph glyph={look.glyph} name={name} />
  const position = `calc(${look.column} * -1.5em) calc(${look.row} * -1.5em)`
  return (
    <span
      className="omc-chat-emoji omc-chat-emoji-sprite"
      aria-hidden
      style={{ backgroundPosition: position }}
    />
  )
}

const never = () => () => {}

/** Shows the name if no installed font has the glyph, because an empty box says nothing. */
function Glyph({ glyph, name }: { readonly glyph: string; readonly name: string }) {
  const isThere = useSyncExternalStore(
    never,
    () => canShowGlyph(glyph),
    () => true,
  )
  return (
    <span className={isThere ? 'omc-chat-emoji' : 'omc-chat-emoji-name'} aria-hidden>
      {isThere ? glyph : name}
    </span>
  )
}
