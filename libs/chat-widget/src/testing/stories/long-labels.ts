import { lengthen } from '@omc/ui/testing'
import { CHAT_LABELS } from '../../labels/chat-labels.ts'
import type { ChatLabels } from '../../labels/chat-labels.ts'

type Text = string | ((...given: readonly never[]) => string) | { readonly [name: string]: Text }

/** Every English text of the widget 60 % longer. */
export const longLabels = longer(CHAT_LABELS.en) as unknown as ChatLabels

function longer(text: Text): Text {
  if (typeof text === 'string') return lengthen(text)
  if (typeof text === 'function') return (...given) => lengthen(text(...given))
  return Object.fromEntries(Object.entries(text).map(([name, one]) => [name, longer(one)]))
}
