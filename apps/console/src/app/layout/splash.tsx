import { Spinner } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { Logo } from '../../kit/logo.tsx'

/** Shown until the first screen has loaded. */
export function Splash() {
  const { t } = useTranslation()
  return (
    <output className="grid h-full place-items-center" aria-label={t('app.loading')}>
      <div className="flex animate-fade-in flex-col items-center gap-4 text-fg3">
        <Logo size={44} />
        <Spinner size={20} />
      </div>
    </output>
  )
}
