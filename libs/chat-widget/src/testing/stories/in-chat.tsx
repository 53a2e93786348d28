import { localeOf, tellIn, type Locale, type Tell } from '@omc/ui/testing'
import type { ReactElement } from 'react'
import { EMOJI_TABLE, EMOJI_TABLE_EN } from '../../emoji/emoji-table.ts'
import { ChatProvider } from '../../frame/chat-provider.tsx'
import type { ChatProviderProps } from '../../frame/chat-provider.tsx'
import { longLabels } from './long-labels.ts'

type Context = { readonly globals: Readonly<Record<string, unknown>> }

/** Texts, locale and emoji of a chat in the toolbar's language. */
export function spokenIn(locale: Locale): ChatProviderProps {
  if (locale === 'zh') return { locale: 'zh', emoji: EMOJI_TABLE }
  const english = { locale: 'en', emoji: EMOJI_TABLE_EN } as const
  return locale === 'en' ? english : { ...english, labels: longLabels }
}

/**
 * A story's `render` with texts in the toolbar's language; the rendered content has its own
 * provider and passes it `spoken`.
 */
export function toldInChat<Props>(
  draw: (t: Tell, spoken: ChatProviderProps, args: Partial<Props>) => ReactElement,
) {
  return (args: Partial<Props>, { globals }: Context): ReactElement => {
    const locale = localeOf(globals)
    return draw(tellIn(locale), spokenIn(locale), args)
  }
}

/** The same for a single part, wrapped in a provider. */
export function partInChat<Props>(
  draw: (t: Tell, args: Partial<Props>) => ReactElement,
  settings: ChatProviderProps = {},
) {
  return toldInChat<Props>((t, spoken, args) => (
    <ChatProvider {...spoken} {...settings}>
      {draw(t, args)}
    </ChatProvider>
  ))
}
