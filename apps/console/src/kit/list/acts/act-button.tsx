import { Button } from '@omc/ui'
import { Suspense, useState } from 'react'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { mayRun } from '../../may-run.ts'
import { OfRecords } from '../../of-records.tsx'
import type { ActRun, RowAct } from '../list-acts.ts'
import { AskFirst } from './ask-first.tsx'
import { runAct } from './run-act.ts'

type ActButtonProps<Row> = {
  readonly act: RowAct<Row>
  readonly row: Row
  /** Subject of the act, if the label alone does not say it. */
  readonly name?: string
}

/** Act on a record outside of its list, such as in a section of a drawer. */
export function ActButton<Row extends object>({ act, row, name }: ActButtonProps<Row>) {
  const services = useServices()
  const person = usePerson()
  const [isOpen, setOpen] = useState(false)
  if (person === null || !mayRun(person, act.operation)) return null
  if (act.isFor?.(row, person) === false) return null
  const press = () => {
    if (act.run && !act.run.ask) void runAct(services, act.operation, act.run, row)
    else setOpen(true)
  }
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={act.icon}
        aria-label={name === undefined ? undefined : `${act.label()} ${name}`}
        onClick={press}
      >
        {act.label()}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <OpenAct act={act} row={row} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

type OpenActProps<Row> = ActButtonProps<Row> & { readonly onClose: () => void }

function OpenAct<Row extends object>({ act, row, onClose }: OpenActProps<Row>) {
  if (act.Panel)
    return (
      <OfRecords value={[row]}>
        <act.Panel row={row} onClose={onClose} />
      </OfRecords>
    )
  return (
    <AskFirst
      act={act}
      // as: the act and its subject belong together.
      run={act.run as ActRun<unknown>}
      subject={row}
      onClose={onClose}
      onDone={onClose}
    />
  )
}
