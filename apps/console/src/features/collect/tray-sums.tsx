import { formatCny } from '@omc/shell'
import { useTranslation } from 'react-i18next'
import { platformName } from '../../kit/list/platform-name.ts'
import { groupsOf, meanCommission, type Tray } from './tray.ts'

/** How many are chosen from each platform, and what one of them earns. */
export function TraySums({ tray }: { readonly tray: Tray }) {
  const { t } = useTranslation()
  const mean = meanCommission(tray)
  if (tray.length === 0) return null
  return (
    <p className="flex flex-wrap justify-between gap-2 text-xs text-fg3 tabular-nums">
      <span>
        {groupsOf(tray)
          .map(({ source, chosen }) => `${platformName(source)} ${chosen.length}`)
          .join(' · ')}
      </span>
      {mean === null ? null : <span>{t('collect.mean', { yuan: formatCny(mean) })}</span>}
    </p>
  )
}
