import type { WriteOperation } from '@omc/sdk'
import { formatCount } from '@omc/shell'
import { Button } from '@omc/ui'
import { useState, type ReactNode } from 'react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'
import { runAct } from '../../../kit/list/acts/run-act.ts'
import { mayRun } from '../../../kit/may-run.ts'

type FoundGood = {
  readonly item_id: string
  readonly title: string
  readonly pic_url: string
  readonly sales: number
  readonly known: boolean
}
type GoodsProps = { readonly taskId: string; readonly goods: readonly FoundGood[] }

/** Goods that a search found. */
export function FoundGoods({ taskId, goods }: GoodsProps) {
  if (goods.length === 0) return <Nothing />
  return (
    <RecordLines>
      {goods.map(({ item_id: number, title, pic_url: cover, sales, known }) => (
        <Candidate
          key={number}
          title={title}
          figure={formatCount(sales)}
          isKnown={known}
          take={{
            operation: 'creator_pools.create',
            args: {
              creator_task_id: taskId,
              goods_id: number,
              goods_name: title.slice(0, 200),
              goods_cover: cover,
            },
            done: i18n.t('creatorTask.goodsAdded'),
          }}
        />
      ))}
    </RecordLines>
  )
}

/** Operations that take a content into a task, by the platform it was found on. */
const TAKES: Readonly<Partial<Record<string, WriteOperation>>> = {
  douyin: 'creator_tasks.add_content_from_douyin',
  compass: 'creator_tasks.add_content_from_compass',
}

type FoundContent = {
  readonly content_id: string
  readonly title: string
  readonly play_count: number
  readonly known: boolean
}
type ContentsProps = {
  readonly taskId: string
  readonly platform: string
  readonly contents: readonly FoundContent[]
}

/** Contents that a search found; those of other platforms can only be looked at. */
export function FoundContents({ taskId, platform, contents }: ContentsProps) {
  if (contents.length === 0) return <Nothing />
  const operation = TAKES[platform]
  return (
    <>
      {operation ? null : <p className="text-sm text-fg3">{i18n.t('creatorTask.elsewhere')}</p>}
      <RecordLines>
        {contents.map(({ content_id: contentId, title, play_count: plays, known }) => (
          <Candidate
            key={contentId}
            title={title}
            figure={formatCount(plays)}
            isKnown={known}
            take={
              operation && {
                operation,
                args: { id: taskId, content_ids: [contentId] },
                done: i18n.t('creatorTask.contentTaken'),
              }
            }
          />
        ))}
      </RecordLines>
    </>
  )
}

const Nothing = (): ReactNode => (
  <p className="text-sm text-fg3">{i18n.t('creatorTask.nothingFound')}</p>
)

type Take = { readonly operation: WriteOperation; readonly args: object; readonly done: string }
type CandidateProps = {
  readonly title: string
  readonly figure: string
  readonly isKnown: boolean
  readonly take: Take | undefined
}

function Candidate({ title, figure, isKnown, take }: CandidateProps) {
  const services = useServices()
  const person = usePerson()
  const [isTaken, setTaken] = useState(isKnown)
  const run = async ({ operation, args, done }: Take) => {
    const answer = await runAct(services, operation, { args: () => args, done: () => done }, null)
    const refusal = answer?.batch?.failed[0]
    if (refusal) services.toasts.show({ tone: 'danger', title: refusal.error.message })
    else if (answer) setTaken(true)
  }
  return (
    <RecordLine
      title={title}
      aside={
        <span className="flex items-center gap-2">
          <span className="tabular-nums">{figure}</span>
          {isTaken ? (
            i18n.t('creatorTask.taken')
          ) : take && mayRun(person, take.operation) ? (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`${i18n.t('creatorTask.take')} ${title}`}
              onClick={() => void run(take)}
            >
              {i18n.t('creatorTask.take')}
            </Button>
          ) : null}
        </span>
      }
    />
  )
}
