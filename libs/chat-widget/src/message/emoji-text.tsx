import type { Emoji } from '../emoji/emoji-table.ts'
import { parseEmoji } from '../emoji/parse-emoji.ts'
import { useChat } from '../frame/chat-context.ts'

/** Text with its emoji codes as pictures; everything else is a text node. */
export function EmojiText({ text }: { readonly text: string }) {
  const { emoji } = useChat()
  return parseEmoji(text, emoji).map((part, index) =>
    part.kind === 'text' ? part.text : <EmojiMark key={index} emoji={part.emoji} />,
  )
}

function EmojiMark({ emoji: { look, name, code } }: { readonly emoji: Emoji }) {
  if (look.kind === 'image') return <img className="omc-chat-emoji" src={look.url} alt={name} />
  if (look.kind === 'glyph') {
    return (
      // A glyph has no alternative text of its own, and an img element can't show one.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <span className="omc-chat-emoji" role="img" aria-label={name} title={code}>
        {look.glyph}
      </span>
    )
  }
  const position = `calc(${look.column} * -1.5em) calc(${look.row} * -1.5em)`
  return (
    <span
      className="omc-chat-emoji omc-chat-emoji-sprite"
      // A square of a sheet is a background, which an img element can't cut out.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={name}
      style={{ backgroundPosition: position }}
    />
  )
}
