export type EmojiLook =
  | { readonly kind: 'glyph'; readonly glyph: string }
  | { readonly kind: 'image'; readonly url: string }
  /** A square of a sheet, counted from 0; the sheet is `--chat-emoji-sheet` in CSS. */
  | { readonly kind: 'sprite'; readonly column: number; readonly row: number }

/** @source console spec §3: shortcodes map to image addresses or sprite positions */
export type Emoji = {
  /** As typed and stored, e.g. "/::)". */
  readonly code: string
  /** Other codes that mean the same; read, but not written. */
  readonly also?: readonly string[]
  /** Read by screen readers and shown when copied. */
  readonly name: string
  /** Further words that find it. */
  readonly words?: readonly string[]
  readonly look: EmojiLook
}
