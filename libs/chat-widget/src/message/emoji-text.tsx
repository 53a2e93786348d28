import { EmojiMark } from '../emoji/emoji-mark.tsx'
import { parseEmoji } from '../emoji/parse-emoji.ts'
import { useChat } from '../frame/chat-context.ts'

/** Text with its emoji codes as pictures; everything else is a text node. */
export function EmojiText({ text }: { readonly text: string }) {
  const { emoji } = useChat()
  return parseEmoji(text, emoji).map((part, index) =>
    part.kind === 'text' ? part.text : <EmojiMark key={index} emoji={part.emoji} />,
  )
}
