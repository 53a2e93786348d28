import { Button } from '@omc/ui'
import { useTranslation } from 'react-i18next'

/** Announces the new window for 500 ms before it opens. @source ux: search, 500 ms bar */
export function WebBar({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="relative flex min-h-10 items-center gap-3 overflow-hidden rounded-control bg-accent-soft px-3 text-sm text-accent-fg">
      <output className="min-w-0 flex-1">{t('search.opening')}</output>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        {t('act.cancel')}
      </Button>
      <span aria-hidden className="absolute inset-x-0 bottom-0 h-0.5 animate-sweep bg-accent" />
    </div>
  )
}
