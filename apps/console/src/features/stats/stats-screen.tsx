import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import type { ScreenPart } from '../../kernel/router/screen-part.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { AskAccount } from './ask-account.tsx'
import { figureRows } from './figure-rows.ts'
import { readRankNames } from './rank-names.ts'
import { rankedOf } from './rank-rows.ts'
import { StatsBoard } from './stats-board.tsx'
import type { StatsDefinition } from './stats-definition.ts'
import { StatsHead } from './stats-head.tsx'
import type { StatsState } from './stats-state.ts'
import { StatsTabs } from './stats-tabs.tsx'
import { useBoard, type Readings } from './use-board.ts'
import { useStats, type StatsAddress } from './use-stats.ts'

/** Screen of a declaration of figures; it names the tables of its plain address. */
export const statsScreen = (
  definition: StatsDefinition,
): ScreenPart & { readonly tables: StatsDefinition['tabs'] } =>
  Object.assign(() => <StatsScreen definition={definition} />, {
    tables: definition.needsAccount ? [] : definition.tabs,
  })

type ScreenProps = { readonly definition: StatsDefinition }

function StatsScreen({ definition }: ScreenProps) {
  const title = routeTitle(useLocation().pathname)
  const { state, address } = useStats(definition)
  const isAsking = definition.needsAccount === true && state.place.accounts.length === 0
  return isAsking ? (
    <AskAccount title={title} onChoose={(id) => address.narrow({ accounts: [id] })} />
  ) : (
    <Figures {...{ title, definition, state, address }} />
  )
}

type FiguresProps = ScreenProps & {
  readonly title: string
  readonly state: StatsState
  readonly address: StatsAddress
}

function Figures({ title, definition, state, address }: FiguresProps) {
  const { t } = useTranslation()
  const services = useServices()
  const person = usePerson()
  const { board, readings } = useBoard(definition.board, state)
  const { Head } = definition
  const save = async () => {
    const [{ toCsv }, { saveFile }] = await loadPart(() =>
      Promise.all([import('../../kit/files/to-csv.ts'), import('../../kit/files/save-file.ts')]),
    )
    const { since, until } = state.place.days
    const ranked = rankedOf(board, state.place, readings.read)
    const nameOf = await readRankNames({ ...services, person }, ranked)
    saveFile(toCsv(figureRows(board, state, readings, nameOf)), `${title} ${since} ${until}.csv`)
  }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <StatsHead
        {...{ title, definition, state, address }}
        readAt={readings.readAt}
        onSave={isRead(readings) ? () => void save() : undefined}
      />
      {Head ? (
        <Head place={state.place} onChoose={(id) => address.narrow({ accounts: [id] })} />
      ) : null}
      <StatsBoard
        label={t('stats.figures')}
        onChange={address.change}
        {...{ board, state, readings }}
      />
      <StatsTabs label={t('stats.tables')} tabs={definition.tabs} {...{ state, address }} />
    </div>
  )
}

const isRead = ({ readAt }: Readings): boolean => readAt > 0
