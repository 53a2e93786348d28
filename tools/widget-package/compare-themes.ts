import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import { THEME_NAMES } from '../../libs/shell/src/index.ts'
import { contrastOf } from '../../libs/ui/src/tokens/contrast.ts'
import { readColours, TEXTS } from './read-colours.ts'
import { WIDGET } from './widget.ts'

const LEAST = 4.5
const MODES = ['light', 'dark'] as const
/** Blue, green, red and ocean. */
const ACCENTS = 4
const TOKENS = path.join(WIDGET, '../ui/src/tokens/tokens.css')

/** Sources of the widget's colours. */
const SOURCES = {
  /** The package alone: `mode` and `theme` of the widget. */
  'its own values': ({ theme, mode }: Look) => {
    const chat = document.querySelector<HTMLElement>('.omc-chat')
    if (chat) Object.assign(chat.dataset, { theme, mode })
  },
  /** As in the console: its marks on the body, nothing on the widget. */
  "the console's tokens": ({ theme, mode }: Look) => {
    const chat = document.querySelector<HTMLElement>('.omc-chat')
    delete chat?.dataset['theme']
    delete chat?.dataset['mode']
    document.body.className = `theme-${theme} ${mode}`
  },
}

interface Look {
  readonly theme: string
  readonly mode: string
}

/**
 * Texts of the chat with too little contrast in one of seven themes, light and dark, and looks that
 * should differ but do not.
 *
 * @param page page with a chat that has messages of both sides
 */
export async function compareThemes(page: Page): Promise<readonly string[]> {
  const faults: string[] = []
  for (const [source, put] of Object.entries(SOURCES)) {
    if (source !== 'its own values') await page.addStyleTag({ content: await readTokens() })
    for (const mode of MODES) {
      const owns = new Set<string>()
      for (const theme of THEME_NAMES) {
        await page.evaluate(put, { theme, mode })
        for (const { name, text, ground } of await page.evaluate(readColours, TEXTS)) {
          const contrast = contrastOf(text, ground)
          if (name === 'own bubble') owns.add(ground)
          // NaN must fail.
          if (contrast >= LEAST) continue
          faults.push(
            `${source}, ${theme}, ${mode}: ${name} ${contrast.toFixed(2)} (${text} on ${ground})`,
          )
        }
      }
      if (owns.size !== ACCENTS) faults.push(`${source}, ${mode}: ${owns.size} accents`)
    }
  }
  return faults
}

/** The part that browsers understand without Tailwind. */
async function readTokens(): Promise<string> {
  return (await readFile(TOKENS, 'utf8')).replace(/@import [^;]+;/g, '')
}
