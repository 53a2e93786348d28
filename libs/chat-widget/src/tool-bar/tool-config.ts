import type { ReactNode } from 'react'
import { TOOL_KEYS } from '../model/tool-key.ts'
import type { ToolKey } from '../model/tool-key.ts'

/** A tool of the host. */
export type OwnTool = {
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
}

/** Press of a tool; `file` carries the picked files. */
export type ToolEvent =
  | { readonly type: 'file'; readonly files: readonly File[] }
  | { readonly type: Exclude<ToolKey, 'file'> }
  | { readonly type: 'own'; readonly key: string }

/** @source originals: toolConfig */
export type ToolConfig = {
  /**
   * Keys and own tools in the order they stand in; unknown keys are passed over. An array inside
   * holds other texts for them, by position.
   */
  readonly show?: readonly (ToolKey | (string & {}) | OwnTool | readonly string[])[]
  /** Whether there is a button of the emoji panel; there is without it. */
  readonly showEmoji?: boolean
  /** A tool was pressed; `file` brings the files. Without it the tool only warns in the console. */
  readonly callback?: (event: ToolEvent) => void
}

export type Tool =
  | { readonly kind: 'known'; readonly key: ToolKey; readonly label: string }
  | ({ readonly kind: 'own' } & OwnTool)

export function readTools(
  show: NonNullable<ToolConfig['show']>,
  names: Readonly<Record<ToolKey, string>>,
): readonly Tool[] {
  const texts = show.find(isTexts) ?? []
  return show.filter(isTool).flatMap((given, position): readonly Tool[] => {
    const text = texts[position]
    if (typeof given !== 'string') return [{ kind: 'own', ...given, label: text ?? given.label }]
    const key = TOOL_KEYS.find((known) => known === given)
    return key ? [{ kind: 'known', key, label: text ?? names[key] }] : []
  })
}

type Shown = NonNullable<ToolConfig['show']>[number]

const isTexts = (given: Shown): given is readonly string[] => Array.isArray(given)

const isTool = (given: Shown): given is string | OwnTool => !Array.isArray(given)
