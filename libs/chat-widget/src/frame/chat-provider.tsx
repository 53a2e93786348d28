import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Emoji } from '../emoji/emoji.ts'
import { chatLabels } from '../labels/chat-labels.ts'
import type { ChatLabelChanges } from '../labels/chat-labels.ts'
import type { ChatLocale } from '../labels/chat-locale.ts'
import { createDraft } from '../model/create-draft.ts'
import type { ChatDraft } from '../model/create-draft.ts'
import { ChatContext } from './chat-context.ts'
import { emitTo } from './chat-events.ts'
import type { ChatHandlers, Emit } from './chat-events.ts'
import type { ChatSlots } from './chat-slots.ts'
import type { EntryAccess } from './entry-access.ts'
import { EntryAccessContext } from './entry-access.ts'
import { formatMonthDayTime } from './format-time.ts'

export type ChatLook = {
  /** Without it, the page's own tokens or light. */
  readonly mode?: 'light' | 'dark' | 'auto'
  /** A theme of the console, e.g. "blue-white"; only its accent matters here. */
  readonly theme?: string
  /** Class of the outermost element, e.g. for variables of your own. */
  readonly className?: string
}

export type ChatProviderProps = ChatHandlers &
  ChatLook & {
    /** Language of the built-in texts; Chinese without it. */
    readonly locale?: ChatLocale
    /** Own texts in place of the built-in ones, by part. Keep the object: a new one draws all messages again. */
    readonly labels?: ChatLabelChanges
    /** `EMOJI_TABLE` of `@omc/chat-widget/emoji`, or a table of your own; without it codes stay text. */
    readonly emoji?: readonly Emoji[]
    /** How the date of a message is written; MM-DD HH:mm without it. */
    readonly formatTime?: (at: number) => string
    /** Parts of your own in place of, or beside, those of the widget. */
    readonly slots?: ChatSlots
    /** Text of the entry box; pass one to keep it, or to read along. */
    readonly draft?: ChatDraft
  }

const NO_SLOTS: ChatSlots = {}
const NO_EMOJI: readonly Emoji[] = []

/** Shared texts, look and events. Every part needs a provider, alone or in the window. */
export function ChatProvider(props: ChatProviderProps & { readonly children: ReactNode }) {
  const { locale = 'zh', labels: changes, emoji = NO_EMOJI, slots = NO_SLOTS } = props
  const { formatTime = formatMonthDayTime, draft: givenDraft, mode, theme, className } = props
  const [ownDraft] = useState(() => createDraft())
  const draft = givenDraft ?? ownDraft
  const labels = useMemo(() => chatLabels(locale, changes), [locale, changes])
  const emit = useEmit(props)
  const hearsTalk = props.onClickTalk !== undefined
  const [entry, setEntry] = useEntryAccess()
  const chat = useMemo(
    () => ({ labels, emoji, formatTime, slots, emit, hearsTalk, draft, entry }),
    [labels, emoji, formatTime, slots, emit, hearsTalk, draft, entry],
  )
  return (
    <ChatContext.Provider value={chat}>
      <EntryAccessContext.Provider value={setEntry}>
        <div
          className={className ? `omc-chat ${className}` : 'omc-chat'}
          lang={locale === 'zh' ? 'zh-CN' : 'en'}
          data-mode={mode}
          data-theme={theme}
        >
          {props.children}
        </div>
      </EntryAccessContext.Provider>
    </ChatContext.Provider>
  )
}

/** Keeps the latest handlers in a ref, so new ones from the host cause no re-render. */
function useEmit(handlers: ChatHandlers): Emit {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  const [emit] = useState(() => {
    const toLatest: Emit = (name, event) => emitTo(latest.current, name, event)
    return toLatest
  })
  return emit
}

function useEntryAccess() {
  const box = useRef<EntryAccess | null>(null)
  const [access] = useState<EntryAccess>(() => ({
    insert: (text) => box.current?.insert(text) ?? false,
    replace: (text) => box.current?.replace(text) ?? false,
    focus: () => box.current?.focus(),
  }))
  const [set] = useState(() => (given: EntryAccess | null) => {
    box.current = given
  })
  return [access, set] as const
}
