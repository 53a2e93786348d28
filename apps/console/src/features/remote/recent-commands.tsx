import { Card } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { clockTime } from '../../kernel/i18n/moments.ts'
import { commandTitle } from '../publishing/host/command-title.ts'
import { shownPhase, type CommandRow } from './command-progress.ts'
import { detailWords } from './detail-key.ts'
import { phaseKey } from './phase-key.ts'
import type { Remote } from './use-remote.ts'

type RecentCommandsProps = {
  readonly rows: readonly CommandRow[]
  readonly nameOf: Remote['nameOf']
}

/** Latest commands, each with its phase and what its device said last. */
export function RecentCommands({ rows, nameOf }: RecentCommandsProps) {
  const { t } = useTranslation()
  return (
    <Card title={t('remoteControl.recent')} headingLevel={3} isPadded={false}>
      {rows.length === 0 ? (
        <p className="p-4 text-sm text-fg3">{t('remoteControl.noRecent')}</p>
      ) : (
        <ul>
          {rows.map((row) => {
            const { phase, detail } = shownPhase(row)
            const words = phaseKey(phase)
            const name = nameOf(row)
            return (
              <li
                key={row.id}
                className="flex flex-wrap items-center gap-x-3 border-b border-line px-4 py-2 text-sm last:border-b-0"
              >
                <time dateTime={row.issued_at} className="text-xs text-fg3 tabular-nums">
                  {clockTime(row.issued_at)}
                </time>
                <span className="min-w-0 flex-1 truncate" title={name}>
                  {commandTitle(row.command, currentLanguage())} → {name}
                  <span className="text-xs text-fg3"> · {row.issuer}</span>
                </span>
                <span className="text-xs text-fg2">
                  {[words ? t(words) : phase, detailWords(t, detail)].filter(Boolean).join(' · ')}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
