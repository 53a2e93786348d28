import type { ToastMessage } from '@omc/ui'
import type { TFunction } from 'i18next'
import { errorText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'

/** Toast for facts from an account's page that could not be stored. */
export const accountSyncToast = (t: TFunction, error: unknown): ToastMessage => ({
  key: 'account-sync',
  tone: 'danger',
  title: t('publishing.toast.accountSync'),
  description: errorText(error, currentLanguage()),
})
