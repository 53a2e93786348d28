import { localeOf, tellIn, type Locale, type Tell } from '@omc/ui/testing'
import type { ReactElement } from 'react'
import { EMOJI_TABLE, EMOJI_TABLE_EN } from '../../emoji/emoji-table.ts'
import { ChatProvider } from '../../frame/chat-provider.tsx'
import type { ChatProviderProps } from '../../frame/chat-provider.tsx'
import { longLabels } from './long-labels.ts'

type Context = { readonly globals: Readonly<Record<string, unknown>> }

/** Texts, language and emoji of a chat in the language of the toolbar. */
export function spokenIn(locale: Locale): ChatProviderProps {
  if (locale === 'zh') return { locale: 'zh', emoji: EMOJI_TABLE }
  const english = { locale: 'en', emoji: EMOJI_TABLE_EN } as const
  return locale === 'en' ? english : { ...english, labels: longLabels }
}

/**
 * A story's `render` with the texts in the language of the toolbar; what it draws brings its own
 * provider and takes `spoken` for it.
 */
export function toldInChat<Props>(
  draw: (t: Tell, spoken: ChatProviderProps, args: Partial<Props>) => ReactElement,
) {
  return (args: Partial<Props>, { globals }: Context): ReactElement => {
    const locale = localeOf(globals)
    return draw(tellIn(locale), spokenIn(locale), args)
  }
}

/** The same for a part that stands alone, inside a provider. */
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
