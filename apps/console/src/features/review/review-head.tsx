import { formatCount } from '@omc/shell'
import { Button, KeyHint, Segmented } from '@omc/ui'
import { History, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { openShortcuts } from '../../kernel/keys/shortcuts-store.ts'
import { panelPart } from '../../kit/list/panel-part.ts'
import { platformName } from '../../kit/list/platform-name.ts'
import { PageHeading } from '../../kit/page-heading.tsx'
import { figuresToday, meanSeconds } from './day-figures.ts'
import type { Queue, ReviewPlace } from './review-places.ts'
import type { Narrowing } from './review-subject.ts'
import type { Sitting } from './use-review.ts'

const OwnDecisions = panelPart(async () => (await import('./own-decisions.tsx')).OwnDecisions)

type HeadProps = {
  readonly place: ReviewPlace
  readonly queue: Queue
  readonly narrowing: Narrowing
  readonly sitting: Sitting
}

/** Waiting pieces, the queue, and the work done today. */
export function ReviewHead({ place, queue, narrowing, sitting }: HeadProps) {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const { waiting } = sitting
  return (
    <PageHeading
      beside={
        <>
          {waiting === null ? null : (
            <span className="rounded-chip bg-warning-soft px-2 py-0.5 text-xs text-warning-fg tabular-nums">
              {i18n.t('review.waiting', { total: formatCount(waiting) })}
            </span>
          )}
          <Queues place={place} queue={queue} />
          <Narrowed place={place} narrowing={narrowing} />
        </>
      }
      actions={
        <>
          <Today />
          <Button
            variant="ghost"
            icon={<History size={16} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {i18n.t('review.own')}
          </Button>
          <Button variant="ghost" className="touch:hidden" onClick={openShortcuts}>
            <KeyHint keys={['?']} />
            {i18n.t('review.keys')}
          </Button>
          {isOpen ? (
            <Suspense fallback={null}>
              <OwnDecisions operation={sitting.subject.operation} onClose={() => setOpen(false)} />
            </Suspense>
          ) : null}
        </>
      }
    >
      {routeTitle(pathname)}
    </PageHeading>
  )
}

function Today() {
  const figures = figuresToday()
  const seconds = meanSeconds(figures)
  if (seconds === null) return null
  return (
    <span className="text-xs text-fg2 tabular-nums">
      {i18n.t('review.today', { count: figures.count, seconds })}
    </span>
  )
}

function Queues({ place, queue }: Pick<HeadProps, 'place' | 'queue'>) {
  const [query, setQuery] = useSearchParams()
  if (place.queues.length < 2) return null
  const open = (name: Queue) => {
    const next = new URLSearchParams(query)
    next.set('queue', name)
    setQuery(next, { replace: true })
  }
  return (
    <Segmented
      label={i18n.t('review.queue')}
      options={place.queues.map((name) => ({
        value: name,
        label: i18n.t(`review.queues.${name}`),
      }))}
      value={queue}
      onValueChange={open}
    />
  )
}

/** Filters in force; those of the address can be taken off. */
function Narrowed({ place, narrowing }: Pick<HeadProps, 'place' | 'narrowing'>) {
  const [query, setQuery] = useSearchParams()
  const entries = Object.entries(narrowing).filter(([name]) => !(name === 'source' && place.source))
  return entries.map(([name, value]) => (
    <Button
      key={name}
      size="sm"
      aria-label={i18n.t('review.unfilter', { value })}
      onClick={() => {
        const next = new URLSearchParams(query)
        next.delete(`f.${name}`)
        setQuery(next, { replace: true })
      }}
    >
      {name === 'source' ? platformName(value) : value}
      <X size={14} aria-hidden />
    </Button>
  ))
}
