/** A constant that no program can import, as its file writes it. */
export interface WrittenConstant {
  readonly file: string
  /** Text that the file must contain for a value of the specification. */
  readonly text: (value: unknown) => string
  readonly reason: 'style sheet' | 'class name' | 'attribute' | 'condition' | 'needs a browser'
}

const CHAT = 'libs/chat-widget/src'
const style = (file: string, text: (value: unknown) => string): WrittenConstant => ({
  file: `${CHAT}/${file}`,
  text,
  reason: 'style sheet',
})
const rows = (file: string): WrittenConstant => ({
  file: `${CHAT}/${file}`,
  text: (value) => `rows={${String(value)}}`,
  reason: 'attribute',
})

export const WRITTEN_CONSTANTS: Readonly<Record<string, WrittenConstant>> = {
  routerMode: {
    file: 'apps/console/src/kernel/router/router.ts',
    text: (value) => (value === 'hash' ? '= createHashRouter(' : '= createBrowserRouter('),
    reason: 'needs a browser',
  },
  sidebarBlankTarget: {
    file: 'libs/shell/src/menu/choose-entry.ts',
    text: (value) => `target === '${String(value)}'`,
    reason: 'condition',
  },
  themeDrawerWidth: {
    file: 'libs/ui/src/primitives/drawer-panel.tsx',
    // One unit of the class is 4 px.
    text: (value) => `sm: 'w-${Number(value) / 4}'`,
    reason: 'class name',
  },
  chatMessageAreaWidth: style('frame/tokens.css', (px) => `--chat-list-w: ${String(px)}px`),
  chatMessageAreaHeight: style('frame/tokens.css', (px) => `--chat-list-h: ${String(px)}px`),
  chatDefaultWidth: style('frame/tokens.css', (px) => `--chat-w: ${String(px)}px`),
  chatDefaultHeight: style('frame/tokens.css', (px) => `--chat-h: ${String(px)}px`),
  chatQuickListMaxHeight: style(
    'quick-replies/quick-replies.css',
    (px) => `max-height: ${String(px)}px`,
  ),
  chatEmojiPanelWidth: style('emoji-panel/emoji-panel.css', (px) => `  width: ${String(px)}px`),
  chatEmojiPanelHeight: style('emoji-panel/emoji-panel.css', (px) => `  height: ${String(px)}px`),
  chatHistoryWidthRatio: style(
    'right-panel/right-panel.css',
    (ratio) => `flex-basis: calc((1 - ${String(ratio)}) * 100%)`,
  ),
  chatEntryRows: rows('entry-box/entry-box.tsx'),
  quickReplyRows: rows('quick-replies/quick-reply-form.tsx'),
}
