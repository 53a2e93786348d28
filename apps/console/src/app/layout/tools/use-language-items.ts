import { type Language, LANGUAGES } from '@omc/core'
import type { MenuItem } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { changeLanguage, currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { useToasts } from '../../../kernel/services/services-context.ts'

/** Languages as menu rows; a choice applies at once and is stored. */
export function useLanguageItems(): readonly MenuItem[] {
  const { t } = useTranslation()
  const toasts = useToasts()
  const speak = (next: Language) => {
    changeLanguage(next).catch(() => {
      toasts.show({ tone: 'danger', title: t('language.failed'), key: 'language' })
    })
  }
  return LANGUAGES.map((name): MenuItem => ({
    kind: 'check',
    id: `language-${name}`,
    label: t(`language.${name}`),
    isChecked: currentLanguage() === name,
    onCheckedChange: () => speak(name),
  }))
}
