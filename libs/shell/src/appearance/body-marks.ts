import type { ThemeSettings } from './theme-settings.ts'
import { unavailableReason } from './unavailable.ts'
import type { Density, Device } from './vocabulary.ts'

/** Attributes of the page's body; style sheets do the rest. */
export type BodyMarks = {
  readonly classes: readonly string[]
  readonly density: Density
  readonly colorScheme: 'light' | 'dark'
}

/**
 * The classes and attributes of the body. A background that has no place in the layout in force is
 * left out.
 *
 * @source console spec §4, sidebar and language: theme class, optional background class
 */
export function bodyMarks(
  settings: ThemeSettings,
  { prefersDark, device }: { readonly prefersDark: boolean; readonly device: Device },
): BodyMarks {
  const isDark = settings.mode === 'dark' || (settings.mode === 'system' && prefersDark)
  const hasBackground =
    settings.background !== 'none' && unavailableReason('background', settings, device) === null
  return {
    classes: [
      `theme-${settings.themeName}`,
      ...(isDark ? ['dark'] : []),
      ...(hasBackground ? [settings.background] : []),
    ],
    density: settings.density,
    colorScheme: isDark ? 'dark' : 'light',
  }
}

/** Whether a class of the body is one of ours, to be taken off before others are put on. */
export const isBodyMark = (name: string): boolean =>
  name.startsWith('theme-') || name === 'dark' || name === 'vab-background'
