import { can, type Permission } from '@omc/acl'
import type { Args, ReadOperation, Result } from '@omc/sdk'
import { Button, Skeleton } from '@omc/ui'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState, type ComponentType, type ReactNode } from 'react'
import { read } from '../../kernel/data/read.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { Failure } from '../failure.tsx'
import { mayRun } from '../may-run.ts'
import type { DetailRecord } from './detail-definition.ts'

type Say = () => string

type ReadPart<Op extends ReadOperation, Rec> = {
  readonly operation: Op
  /** A right that the section needs besides that of its operation. */
  readonly may?: Permission
  readonly title: Say
  readonly args: (record: Rec) => Args<Op>
  /** Label of a button that asks; set where a platform is asked each time. */
  readonly onPress?: Say
  /** Text in place of an answer without entries. */
  readonly empty: Say
  readonly Show: ComponentType<{ readonly data: Result<Op>; readonly record: Rec }>
}

/**
 * Section with what another operation knows about the record. People who may not run the operation
 * do not see it.
 */
export const readSection = <Op extends ReadOperation, Rec extends DetailRecord = DetailRecord>(
  part: ReadPart<Op, Rec>,
) => ({
  kind: 'part' as const,
  Part({ record }: { readonly record: Rec }): ReactNode {
    const person = usePerson()
    const maySee = part.may === undefined || (person !== null && can(person, part.may))
    return maySee && mayRun(person, part.operation) ? (
      <section className="flex flex-col gap-2">
        <h2 className="text-base font-semibold text-fg">{part.title()}</h2>
        {/* Another record is asked about by another press. */}
        <Asked key={record.id} part={part} record={record} />
      </section>
    ) : null
  },
})

function Asked<Op extends ReadOperation, Rec>({ part, record }: AnswerProps<Op, Rec>) {
  const [isAsked, setAsked] = useState(part.onPress === undefined)
  return isAsked ? (
    <Answer part={part} record={record} />
  ) : (
    <Button className="self-start" onClick={() => setAsked(true)}>
      {part.onPress?.()}
    </Button>
  )
}

type AnswerProps<Op extends ReadOperation, Rec> = {
  readonly part: ReadPart<Op, Rec>
  readonly record: Rec
}

function Answer<Op extends ReadOperation, Rec>({ part, record }: AnswerProps<Op, Rec>) {
  const { sdk } = useServices()
  // as: `read` needs the arguments that `part` declares for the same operation.
  const query = read(sdk, part.operation, ...([part.args(record)] as never)) as UseQueryOptions<
    Result<Op>
  >
  const { data, error, refetch } = useQuery(query)
  if (data !== undefined)
    return isBare(data) ? (
      <p className="text-sm text-fg3">{part.empty()}</p>
    ) : (
      <part.Show data={data} record={record} />
    )
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  return (
    <div aria-busy>
      <Skeleton lines={2} />
    </div>
  )
}

/** Whether an answer is a list, or a page of one, without entries. */
export function isBare(answer: unknown): boolean {
  if (answer === null) return true
  if (Array.isArray(answer)) return answer.length === 0
  const items: unknown = typeof answer === 'object' ? Reflect.get(answer, 'items') : undefined
  return Array.isArray(items) && items.length === 0
}
