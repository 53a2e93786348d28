import type { ToastMessage } from '@omc/ui'
import type { TFunction } from 'i18next'

/** Toast for runs that stand still because their page cannot be framed any more. */
export const pluginToast = (t: TFunction, total: number): ToastMessage => ({
  key: 'plugin-gone',
  tone: 'warning',
  title: t('publishing.toast.plugin', { total }),
  description: t('publishing.toast.pluginHint'),
})
