import { Button, DropdownMenu } from '@omc/ui'
import { Ellipsis } from 'lucide-react'
import { Suspense, useState } from 'react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices, type Services } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { mayRun } from '../../may-run.ts'
import { OfRecords } from '../../of-records.tsx'
import type { BatchResult } from '../../tasks/read-batch.ts'
import { noteCalls } from '../../tasks/run-calls.ts'
import type { RowAct } from '../list-acts.ts'
import type { ListRow } from '../list-names.ts'
import { CALL_SIZE } from '../open-act.ts'
import { AskFirst } from './ask-first.tsx'
import { runAct } from './run-act.ts'

/** An act on one record, whose operation may answer for each of its parts. */
export type RecordAct<Row> = RowAct<Row> & {
  /** Argument with the ids of the parts to run again. */
  readonly parts?: string
}

type RecordActsProps<Row extends ListRow> = {
  readonly row: Row
  /** Name of the record. */
  readonly name: string
  readonly acts: readonly RecordAct<Row>[]
  /** How many acts stand beside each other; the others are in a menu. */
  readonly inSight: number
  /** The first act is the one of the page. */
  readonly isPrimary?: boolean
}

/** The acts on a record outside of its list. */
export function RecordActs<Row extends ListRow>({
  row,
  name,
  acts,
  inSight,
  isPrimary = false,
}: RecordActsProps<Row>) {
  const services = useServices()
  const person = usePerson()
  const [open, setOpen] = useState<RecordAct<Row> | null>(null)
  const close = () => setOpen(null)
  const allowed = acts.filter(
    ({ operation, isFor }) =>
      person !== null && mayRun(person, operation) && (isFor?.(row, person) ?? true),
  )
  const press = (act: RecordAct<Row>) => {
    if (!act.run || act.run.ask) return setOpen(act)
    void runAct(services, act.operation, act.run, row).then((answer) =>
      noteFailed(services, act, row, answer?.batch ?? null),
    )
  }
  const more = allowed.slice(inSight)
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {allowed.slice(0, inSight).map((act, at) => (
        <Button
          key={act.label()}
          variant={isPrimary && at === 0 ? 'primary' : 'secondary'}
          icon={act.icon}
          onClick={() => press(act)}
        >
          {act.label()}
        </Button>
      ))}
      {more.length > 0 ? <MoreActs name={name} acts={more} onPress={press} /> : null}
      <Suspense fallback={null}>
        {open?.Panel ? (
          <OfRecords value={[row]}>
            <open.Panel row={row} onClose={close} />
          </OfRecords>
        ) : null}
        {open?.run ? (
          <AskFirst
            act={open}
            // as: the act is declared for this record.
            run={open.run as never}
            subject={row}
            onClose={close}
            onDone={(batch) => noteFailed(services, open, row, batch)}
          />
        ) : null}
      </Suspense>
    </div>
  )
}

type MoreActsProps<Row> = {
  readonly name: string
  readonly acts: readonly RecordAct<Row>[]
  readonly onPress: (act: RecordAct<Row>) => void
}

function MoreActs<Row>({ name, acts, onPress }: MoreActsProps<Row>) {
  return (
    <DropdownMenu
      align="end"
      items={acts.map((act) => ({
        kind: 'act',
        id: act.label(),
        label: act.label(),
        onSelect: () => onPress(act),
      }))}
      trigger={
        <Button aria-label={i18n.t('list.moreActs', { name })}>
          <Ellipsis size={16} aria-hidden />
        </Button>
      }
    />
  )
}

/** Shows the parts that failed as a task, where they can be run again. */
function noteFailed<Row>(
  services: Services,
  { operation, label, run, parts = 'ids' }: RecordAct<Row>,
  row: Row,
  batch: BatchResult | null,
): void {
  if (batch === null || batch.failed.length === 0 || !run) return
  const subjects = [...batch.succeeded, ...batch.failed].map(({ id }) => ({ id, name: `#${id}` }))
  noteCalls(
    services,
    {
      title: label(),
      operation,
      count: subjects.length,
      rows: async () => subjects,
      args: (some) => ({ ...run.args(row), [parts]: some.map(({ id }) => id) }),
      size: CALL_SIZE,
    },
    { rows: subjects, answer: batch },
  )
}
