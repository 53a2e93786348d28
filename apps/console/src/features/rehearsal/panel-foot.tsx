import { canVisit } from '@omc/acl'
import type { RehearsalSummary, RehearsedItem } from '@omc/publisher/rehearsal'
import { Button, CopyButton } from '@omc/ui'
import { Download, RotateCcw } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { Link } from '../../kernel/router/link.tsx'
import { usePerson } from '../../kernel/services/use-person.ts'
import { saveFile } from '../../kit/save-file.ts'
import { accountKey, addressOf } from '../account-address/account-key.ts'
import { consoleAddress } from '../account-address/console-address.ts'
import { listText } from './list-text.ts'
import { LINK } from './next-acts.tsx'
import { Sums } from './sums.tsx'

/** Puts the items that pass into the queue. */
export type PassAct = {
  readonly isSending: boolean
  readonly run: (results: readonly RehearsedItem[]) => void
}

export type FootActs = {
  readonly act?: PassAct
  readonly isReading: boolean
  readonly again: () => void
}

type PanelFootProps = FootActs & {
  readonly results: readonly RehearsedItem[]
  readonly summary: RehearsalSummary
  readonly isPlaying: boolean
}

/** The sum, and what a person may do with it; nothing here starts a run. */
export function PanelFoot(props: PanelFootProps) {
  const { results, summary, act, isReading, isPlaying, again } = props
  return (
    <div className="flex w-full flex-wrap items-center gap-2">
      <Sums summary={summary} />
      <ListActs results={results} />
      <Button isLoading={isReading} icon={<RotateCcw size={14} aria-hidden />} onClick={again}>
        {i18n.t('rehearsal.again')}
      </Button>
      <ConsoleLink results={results} />
      {act ? (
        <Button
          variant="primary"
          disabled={summary.goes === 0 || isPlaying}
          isLoading={act.isSending}
          onClick={() => act.run(results)}
        >
          {i18n.t('rehearsal.queue', { count: summary.goes })}
        </Button>
      ) : null}
    </div>
  )
}

type ResultsProps = Pick<PanelFootProps, 'results'>

/** The list of payloads, to copy or to keep; written only when somebody wants it. */
function ListActs({ results }: ResultsProps) {
  const text = () => listText(results)
  return (
    <>
      <CopyButton
        label={i18n.t('rehearsal.copy')}
        doneLabel={i18n.t('rehearsal.copied')}
        text={text}
      />
      <Button
        icon={<Download size={14} aria-hidden />}
        onClick={() =>
          saveFile(nameOf(new Date()), new Blob([text()], { type: 'application/json' }))
        }
      >
        {i18n.t('rehearsal.download')}
      </Button>
    </>
  )
}

const nameOf = (day: Date): string =>
  `${i18n.t('rehearsal.file')}-${day.toISOString().slice(0, 10)}.json`

const CONSOLE = '/console'

/** To the console, at the account if there is only one; not where the console is behind the panel. */
function ConsoleLink({ results }: ResultsProps) {
  const person = usePerson()
  const { pathname } = useLocation()
  if (pathname === CONSOLE || person === null || !canVisit(person, CONSOLE)) return null
  const keys = results.map(({ item }) => accountKey({ uid: item.uid, platform: item.channel }))
  const [key, ...others] = new Set(keys)
  return (
    <Link
      to={key && others.length === 0 ? consoleAddress(addressOf(key)) : CONSOLE}
      className={LINK}
    >
      {i18n.t('rehearsal.toConsole')}
    </Link>
  )
}
