import type { ToastMessage } from '@omc/ui'
import type { TFunction } from 'i18next'
import { errorText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'

/** What an account says about itself in its page could not be kept. */
export const accountSyncToast = (t: TFunction, error: unknown): ToastMessage => ({
  key: 'account-sync',
  tone: 'danger',
  title: t('publishing.toast.accountSync'),
  description: errorText(error, currentLanguage()),
})
