import type { Emoji, EmojiLook } from './emoji.ts'

/** An emoji with its name. */
export function EmojiMark({ emoji: { look, name, code } }: { readonly emoji: Emoji }) {
  if (look.kind === 'image') return <img className="omc-chat-emoji" src={look.url} alt={name} />
  return (
    // A glyph and a square of a sheet have no alternative text, and an img element can't show them.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span role="img" aria-label={name} title={code}>
      <EmojiFace look={look} />
    </span>
  )
}

/** What an emoji looks like, for where its name is said beside. */
export function EmojiFace({ look }: { readonly look: EmojiLook }) {
  if (look.kind === 'image') return <img className="omc-chat-emoji" src={look.url} alt="" />
  if (look.kind === 'glyph') {
    return (
      <span className="omc-chat-emoji" aria-hidden>
        {look.glyph}
      </span>
    )
  }
  const position = `calc(${look.column} * -1.5em) calc(${look.row} * -1.5em)`
  return (
    <span
      className="omc-chat-emoji omc-chat-emoji-sprite"
      aria-hidden
      style={{ backgroundPosition: position }}
    />
  )
}
