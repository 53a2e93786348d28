import { formatElapsed } from '@omc/shell'
import { classNames, Countdown } from '@omc/ui'
import type { ReactNode } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { TitleWithCover } from '../../kit/list/cells.tsx'
import { usePeek } from '../../kit/list/use-peek.ts'
import { useNow } from '../publishing/screen/use-now.ts'
import type { Clock } from './board-row.ts'

type FrameProps = {
  /** Id of the item that the row opens. */
  readonly id: string
  readonly title: string
  readonly cover: string
  /** Account, channel, and which try it is. */
  readonly about: string
  /** State and reason. */
  readonly why: ReactNode
  readonly clock: Clock
  readonly isTinted?: boolean
  /** The next act. */
  readonly children: ReactNode
}

/** One row of the board: what, why, how long, and what to do. */
export function RowFrame({ id, title, cover, about, why, clock, isTinted, children }: FrameProps) {
  const { setPeek } = usePeek()
  return (
    <li
      className={classNames(
        'grid min-h-[53px] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-2 md:grid-cols-[minmax(0,1fr)_14rem_5.5rem_auto]',
        isTinted ? 'bg-warning-soft' : '',
      )}
    >
      <button
        type="button"
        data-opens-row
        onClick={() => setPeek(id)}
        className="min-h-(--target) min-w-0 text-start hover:text-accent-fg"
      >
        <span className="block text-sm text-fg">
          <TitleWithCover title={title} cover={cover} />
        </span>
        <span title={about} className="block truncate text-xs text-fg2">
          {about}
        </span>
      </button>
      <span className="min-w-0 text-xs text-fg2 max-md:order-last max-md:col-span-2">{why}</span>
      <ClockText clock={clock} />
      <span className="flex justify-end max-md:order-last max-md:col-span-2">{children}</span>
    </li>
  )
}

/** The clock above its word; a dash where none runs. */
function ClockText({ clock }: { readonly clock: Clock }) {
  return (
    <span className="flex flex-col items-end text-xs text-fg2">
      <span className="text-sm font-semibold text-fg tabular-nums">
        <Time clock={clock} />
      </span>
      {i18n.t(`waitingBoard.clock.${clock.word}`)}
    </span>
  )
}

function Time({ clock }: { readonly clock: Clock }) {
  if (clock.tag === 'none') return '—'
  if (clock.tag === 'since') return <Since at={clock.at} />
  return (
    <Countdown
      deadlineAt={clock.at}
      now={Date.now}
      label={i18n.t(`waitingBoard.clock.${clock.word}`)}
    />
  )
}

const Since = ({ at }: { readonly at: number }) => formatElapsed(Math.max(0, useNow(1000) - at))
