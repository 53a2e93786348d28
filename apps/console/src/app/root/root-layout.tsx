import { ToastRegion } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { PersistentHost } from '../persistent-host.tsx'
import { useServices } from '../services-context.ts'
import { UpdateHost } from '../update-host.tsx'
import { Page } from './page.tsx'
import { ProgressBar } from './progress-bar.tsx'

/** What surrounds every page: progress, messages, and the place of work that outlives screens. */
export function RootLayout() {
  const { toasts } = useServices()
  const { t } = useTranslation()
  return (
    <>
      <ProgressBar />
      <Page />
      <PersistentHost />
      <UpdateHost />
      <ToastRegion toasts={toasts} label={t('toast.region')} closeLabel={t('act.close')} />
    </>
  )
}
