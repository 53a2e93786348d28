import { Button, Field, IconButton, Input, Skeleton } from '@omc/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useState } from 'react'
import { read } from '../../../kernel/data/read.ts'
import { useWrite } from '../../../kernel/data/use-write.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'
import { Failure } from '../../../kit/failure.tsx'
import { dropRecord } from '../../../kit/list/acts/drop-record.ts'
import { mayRun } from '../../../kit/may-run.ts'
import type { TaskRow } from './creator-task.acts.ts'

/** Goods on one page of the drawer. @source screens §2.2, creator_tasks */
const PAGE_SIZE = 5

type TaskProps = { readonly record: Pick<TaskRow, 'id' | 'closed_at'> }

/** Goods of a task, to add by number and to remove. */
export function TaskGoods({ record: { id, closed_at: closedAt } }: TaskProps) {
  const { sdk } = useServices()
  const person = usePerson()
  const [page, setPage] = useState(1)
  const args = { id, 'page[number]': page, 'page[size]': PAGE_SIZE }
  const { data, error, refetch } = useQuery({
    ...read(sdk, 'creator_tasks.creator_pools', args),
    placeholderData: keepPreviousData,
  })
  if (!mayRun(person, 'creator_tasks.creator_pools')) return null
  const isOpen = closedAt === null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base font-semibold text-fg">{i18n.t('creatorTask.goods')}</h2>
      {data ? (
        <Goods goods={data.items} mayDrop={isOpen && mayRun(person, 'creator_pools.delete')} />
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy>
          <Skeleton lines={3} />
        </div>
      )}
      {data && data.total > PAGE_SIZE ? (
        <Turn page={page} last={Math.ceil(data.total / PAGE_SIZE)} onTurn={setPage} />
      ) : null}
      {isOpen && mayRun(person, 'creator_pools.create') ? <NewGoods taskId={id} /> : null}
    </section>
  )
}

type Good = { readonly id: string; readonly goods_id: string; readonly goods_name: string }
type GoodsProps = { readonly goods: readonly Good[]; readonly mayDrop: boolean }

function Goods({ goods, mayDrop }: GoodsProps) {
  if (goods.length === 0) return <p className="text-sm text-fg3">{i18n.t('creatorTask.noGoods')}</p>
  return (
    <RecordLines>
      {goods.map(({ id, goods_id: number, goods_name: name }) => (
        <RecordLine
          key={id}
          title={name || number}
          aside={
            <span className="flex items-center gap-1">
              <span className="tabular-nums">{name ? number : null}</span>
              {mayDrop ? <DropGoods id={id} name={name || number} /> : null}
            </span>
          }
        />
      ))}
    </RecordLines>
  )
}

function DropGoods({ id, name }: { readonly id: string; readonly name: string }) {
  const services = useServices()
  return (
    <IconButton
      size="sm"
      label={`${i18n.t('creatorTask.dropGoods')} ${name}`}
      icon={<X size={14} aria-hidden />}
      onClick={() =>
        void dropRecord(services, {
          operation: 'creator_pools.delete',
          restore: 'creator_pools.restore',
          id,
          dropped: i18n.t('creatorTask.goodsDropped'),
          restored: i18n.t('creatorTask.goodsBack'),
        })
      }
    />
  )
}

type TurnProps = {
  readonly page: number
  readonly last: number
  readonly onTurn: (page: number) => void
}

function Turn({ page, last, onTurn }: TurnProps) {
  return (
    <div className="flex items-center justify-end gap-2 text-xs text-fg3 tabular-nums">
      <IconButton
        size="sm"
        label={i18n.t('creatorTask.previousGoods')}
        disabled={page <= 1}
        icon={<ChevronLeft size={14} aria-hidden />}
        onClick={() => onTurn(page - 1)}
      />
      {page} / {last}
      <IconButton
        size="sm"
        label={i18n.t('creatorTask.nextGoods')}
        disabled={page >= last}
        icon={<ChevronRight size={14} aria-hidden />}
        onClick={() => onTurn(page + 1)}
      />
    </div>
  )
}

/** Most letters of a product number. */
const NUMBER_LENGTH = 64

function NewGoods({ taskId }: { readonly taskId: string }) {
  const { sdk, toasts } = useServices()
  const [number, setNumber] = useState('')
  const add = useWrite(sdk, 'creator_pools.create')
  const send = () =>
    add.mutate(
      { creator_task_id: taskId, goods_id: number.trim() },
      {
        onSuccess() {
          setNumber('')
          toasts.show({ tone: 'success', title: i18n.t('creatorTask.goodsAdded') })
        },
      },
    )
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (number.trim() !== '') send()
      }}
    >
      <div className="min-w-0 flex-1">
        <Field label={i18n.t('creatorTask.goodsId')}>
          <Input
            value={number}
            onChange={({ target }) => setNumber(target.value.slice(0, NUMBER_LENGTH))}
          />
        </Field>
      </div>
      <Button type="submit" disabled={number.trim() === ''} isLoading={add.isPending}>
        {i18n.t('creatorTask.addGoods')}
      </Button>
    </form>
  )
}
