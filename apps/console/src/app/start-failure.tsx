import { Button } from '@omc/ui'
import { useTranslation } from 'react-i18next'

/** Shown when the console's scripts fail to load. @source reliability F27 */
export function StartFailure() {
  const { t } = useTranslation()
  return (
    <main className="grid h-full place-content-center justify-items-center gap-4 bg-app p-4 text-center">
      <h1 role="alert" className="text-base font-semibold text-fg">
        {t('app.failed')}
      </h1>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('app.reload')}
      </Button>
    </main>
  )
}
