import { type ThemeSettings, UNAVAILABLE_REASONS, unavailableReason } from '@omc/shell'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { useShell } from '../../kernel/services/services-context.ts'
import { useAppearance } from '../../kernel/services/use-appearance.ts'

/** One setting of the drawer: value, preview function, and the reason if it has no effect now. */
export function useSetting<Key extends keyof ThemeSettings>(key: Key) {
  const { appearance } = useShell()
  const { settings, device } = useAppearance()
  const reason = unavailableReason(key, settings, device)
  return {
    value: settings[key],
    reason: reason === null ? null : UNAVAILABLE_REASONS[reason][currentLanguage()],
    preview(value: ThemeSettings[Key]) {
      if (reason === null) appearance.preview({ [key]: value })
    },
  }
}
