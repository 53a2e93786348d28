import { type Language, LANGUAGES } from '@omc/core'
import type { MenuItem, Toasts } from '@omc/ui'
import type { TFunction } from 'i18next'
import { changeLanguage, currentLanguage } from '../../../kernel/i18n/i18n.ts'

export type LanguageParts = { readonly t: TFunction; readonly toasts: Pick<Toasts, 'show'> }

/** The languages as rows of a menu. A choice shows at once and is kept. */
export function languageItems({ t, toasts }: LanguageParts): readonly MenuItem[] {
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
