import { ToastRegion, type Toasts } from '@omc/ui'
import { useTranslation } from 'react-i18next'

/** Toasts over the page. */
export function Messages({ toasts }: { readonly toasts: Toasts }) {
  const { t } = useTranslation()
  return <ToastRegion toasts={toasts} label={t('toast.region')} closeLabel={t('toast.close')} />
}
