import type { RecordSearchState } from '@omc/shell'
import { KeyHint, Spinner } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import type { PaletteItem } from './palette-item.ts'
import type { SearchTab } from './search-store.ts'

export type PaletteFooterProps = {
  readonly tab: SearchTab
  readonly status: RecordSearchState<PaletteItem>['status']
  readonly count: number
}

/** Status of the request, and the keys that work here. */
export function PaletteFooter({ tab, status, count }: PaletteFooterProps) {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3 text-xs text-fg3">
      <output className="inline-flex items-center gap-2">
        {status === 'asking' ? (
          <>
            <Spinner size={14} />
            {t('search.asking')}
          </>
        ) : status === 'failed' ? (
          <span className="text-danger-fg">{t('search.failed')}</span>
        ) : (
          <span className="sr-only touch:not-sr-only">{t('search.count', { count })}</span>
        )}
      </output>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 touch:hidden">
        <Hint keys={['↑', '↓']} label={t('search.key.move')} />
        <Hint keys={['Enter']} label={t('search.key.open')} />
        <Hint keys={['Esc']} label={t('search.key.close')} />
        {tab === 'inside' ? (
          <>
            <Hint keys={['>']} label={t('search.group.action')} />
            <Hint keys={['@']} label={t('search.record.account')} />
            <Hint keys={['#']} label={t('search.key.id')} />
          </>
        ) : null}
      </span>
    </div>
  )
}

function Hint({ keys, label }: { readonly keys: readonly string[]; readonly label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <KeyHint keys={keys} />
      {label}
    </span>
  )
}
