export type EmojiLook =
  | { readonly kind: 'glyph'; readonly glyph: string }
  | { readonly kind: 'image'; readonly url: string }
  /** A square of a sheet, counted from 0; the sheet is `--chat-emoji-sheet` in CSS. */
  | { readonly kind: 'sprite'; readonly column: number; readonly row: number }

export type Emoji = {
  /** As typed and stored, e.g. "[微笑]". */
  readonly code: string
  /** Read by screen readers and shown when copied. */
  readonly name: string
  readonly look: EmojiLook
}

const GLYPHS: readonly (readonly [name: string, glyph: string])[] = [
  ['微笑', '🙂'],
  ['大笑', '😄'],
  ['笑哭', '😂'],
  ['偷笑', '🤭'],
  ['调皮', '😜'],
  ['得意', '😎'],
  ['爱心', '❤️'],
  ['色', '😍'],
  ['亲亲', '😘'],
  ['害羞', '😊'],
  ['思考', '🤔'],
  ['惊讶', '😮'],
  ['疑问', '❓'],
  ['尴尬', '😅'],
  ['流泪', '😢'],
  ['大哭', '😭'],
  ['发怒', '😡'],
  ['困', '😴'],
  ['再见', '👋'],
  ['强', '👍'],
  ['弱', '👎'],
  ['鼓掌', '👏'],
  ['握手', '🤝'],
  ['抱拳', '🙏'],
  ['胜利', '✌️'],
  ['加油', '💪'],
  ['礼物', '🎁'],
  ['庆祝', '🎉'],
  ['玫瑰', '🌹'],
  ['太阳', '☀️'],
]

/** The built-in codes; a host may bring its own table with pictures or sprites. */
export const EMOJI_TABLE: readonly Emoji[] = GLYPHS.map(([name, glyph]) => ({
  code: `[${name}]`,
  name,
  look: { kind: 'glyph', glyph },
}))
