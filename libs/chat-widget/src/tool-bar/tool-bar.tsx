import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useRovingFocus } from '../focus/use-roving-focus.ts'
import { useChat } from '../frame/chat-context.ts'
import { ChatIcon } from '../icon/chat-icon.tsx'
import { ToolButton } from './tool-button.tsx'
import { readTools } from './tool-config.ts'
import type { Tool, ToolConfig } from './tool-config.ts'
import { warnMissingCallback } from './warn-missing-callback.ts'

export type ToolBarProps = Omit<ToolConfig, 'showEmoji'> & {
  /** The button of the emoji panel stands first. */
  readonly emoji?: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined
  /** Act of the history tool, besides the callback. */
  readonly onHistory?: () => void
  /** No tool can be pressed. */
  readonly isDisabled?: boolean
  /** Further content after the tools. */
  readonly children?: ReactNode
}

const NO_TOOLS: NonNullable<ToolConfig['show']> = []

/** Toolbar above the entry box: one tab stop, arrow keys between the tools. */
export function ToolBar(props: ToolBarProps) {
  const { show = NO_TOOLS, callback, emoji, onHistory, isDisabled = false, children } = props
  const { labels } = useChat()
  const picker = useRef<HTMLInputElement>(null)
  const tools = readTools(show, labels.tools.names)
  const first = emoji ? 1 : 0
  const { holder, place } = useRovingFocus<HTMLDivElement>([first + tools.length])

  const press = (tool: Tool) => {
    if (tool.key === 'history' && onHistory) {
      onHistory()
      callback?.({ type: 'history' })
    } else if (!callback) warnMissingCallback()
    else if (tool.kind === 'own') callback({ type: 'own', key: tool.key })
    else if (tool.key === 'file') picker.current?.click()
    else callback({ type: tool.key })
  }
  return (
    <div role="toolbar" aria-label={labels.tools.tools} className="omc-chat-tools" {...holder}>
      {emoji ? (
        <ToolButton
          label={labels.emoji.emoji}
          isDisabled={isDisabled}
          isExpanded={emoji.isOpen}
          onPress={emoji.onToggle}
          place={place(0)}
        >
          <ChatIcon name="emoji" />
        </ToolButton>
      ) : null}
      {tools.map((tool, index) => (
        <ToolButton
          key={tool.key}
          label={tool.label}
          isDisabled={isDisabled}
          onPress={() => press(tool)}
          place={place(first + index)}
        >
          {tool.kind === 'own' ? tool.icon : <ChatIcon name={tool.key} />}
        </ToolButton>
      ))}
      {children}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          const files = Array.from(event.target.files ?? [])
          // Reset, so the same file can be picked again.
          event.target.value = ''
          if (files.length > 0) callback?.({ type: 'file', files })
        }}
      />
    </div>
  )
}
