import { ToastRegion, type Toasts } from '@omc/ui'
import { useTranslation } from 'react-i18next'

/** The messages of the page, over whatever it shows. */
export function Messages({ toasts }: { readonly toasts: Toasts }) {
  const { t } = useTranslation()
  return <ToastRegion toasts={toasts} label={t('toast.region')} closeLabel={t('toast.close')} />
}
