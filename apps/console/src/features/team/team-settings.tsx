import { useState } from 'react'
import { entriesIn } from '../../kernel/data/entries-in.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { ValueLines } from '../../kit/detail/value-lines.tsx'
import { runAct } from '../../kit/list/acts/run-act.ts'
import { mayRun } from '../../kit/may-run.ts'
import { NewSetting } from './new-setting.tsx'
import { SettingRow } from './setting-row.tsx'
import type { SaveSetting } from './setting-value.ts'

/** Settings of the team, each saved on its own. */
export function TeamSettings({
  settings,
}: {
  readonly settings: Readonly<Record<string, unknown>>
}) {
  const services = useServices()
  const [isBusy, setBusy] = useState(false)
  const mayChange = mayRun(usePerson(), 'business_teams.save_settings')
  const entries = entriesIn(settings)
  const save: SaveSetting = async (name, value) => {
    setBusy(true)
    const answer = await runAct(
      services,
      'business_teams.save_settings',
      {
        args: () => ({ settings: { [name]: value } }),
        done: () => i18n.t(value === null ? 'teamInfo.removed' : 'teamInfo.settingSaved', { name }),
      },
      null,
    )
    setBusy(false)
    return answer !== null
  }
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div>
        <h2 className="text-base font-semibold text-fg">{i18n.t('teamInfo.settings')}</h2>
        <p className="text-xs text-fg3">{i18n.t('teamInfo.settingsHint')}</p>
      </div>
      {mayChange ? (
        <>
          {entries.map(([name, value]) => (
            <SettingRow
              key={`${name} ${JSON.stringify(value)}`}
              name={name}
              value={value}
              isBusy={isBusy}
              onSave={save}
            />
          ))}
          <NewSetting names={entries.map(([name]) => name)} isBusy={isBusy} onSave={save} />
        </>
      ) : (
        <ValueLines values={settings} />
      )}
    </section>
  )
}
