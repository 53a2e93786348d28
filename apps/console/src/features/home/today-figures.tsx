import { formatCount } from '@omc/shell'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { read } from '../../kernel/data/read.ts'
import { Can } from '../../kernel/services/can.tsx'
import { useSdk } from '../../kernel/services/services-context.ts'
import { countQuery } from '../../kit/list/count-query.ts'
import type { ListResource } from '../../kit/list/list-names.ts'
import { rowCountText } from '../../kit/list/row-count.ts'
import { figureDays, type FigureDays } from './figure-days.ts'
import { FigureTile } from './figure-tile.tsx'
import { changeOf, pointsOf, successRate } from './figures.ts'

/** Statistics of today. */
const FIGURES = '/carry/publish/statistics?range=today'

type DaysProps = { readonly days: FigureDays }

/** Figures of today beside those of yesterday at this time; each leads to the list it counts. */
export function TodayFigures() {
  const { t } = useTranslation()
  const [days] = useState(() => figureDays(Date.now()))
  return (
    <section aria-label={t('home.today')} className="grid grid-cols-2 gap-3">
      <Can may="publish:read">
        <Published days={days} />
        <Success days={days} />
      </Can>
      <Can may="content:read">
        <ToReview days={days} />
      </Can>
      <Can may="publish:read">
        <Queued />
      </Can>
    </section>
  )
}

function Published({ days }: DaysProps) {
  const { t } = useTranslation()
  const [today, before] = useCounted('carry_publishes', [
    { 'filter[published_since]': days.todaySince },
    {
      'filter[published_since]': days.yesterdaySince,
      'filter[published_until]': days.yesterdayUntil,
    },
  ])
  const change = changeOf(today?.data, before?.data)
  return (
    <FigureTile
      label={t('home.published')}
      isError={today?.isError ?? false}
      value={today?.data && rowCountText(today.data)}
      trend={
        change === null
          ? null
          : {
              change,
              text:
                change === 0
                  ? t('home.same')
                  : t('home.change', { total: formatCount(Math.abs(change)) }),
              isGainGood: true,
            }
      }
      to={`/carry/publish/list?f.published=${days.today}`}
      figuresAt={FIGURES}
    />
  )
}

/** Settled items of the queue: published or refused. */
function Success({ days }: DaysProps) {
  const { t } = useTranslation()
  const since = { 'filter[updated_since]': days.todaySince }
  const yesterday = {
    'filter[updated_since]': days.yesterdaySince,
    'filter[updated_until]': days.yesterdayUntil,
  }
  const counts = useCounted('publish_contents', [
    { 'filter[status]': ['published'], ...since },
    { 'filter[status]': ['refused'], ...since },
    { 'filter[status]': ['published'], ...yesterday },
    { 'filter[status]': ['refused'], ...yesterday },
  ])
  const [published, refused, publishedBefore, refusedBefore] = counts.map(({ data }) => data)
  const rate = successRate(published, refused)
  const points = pointsOf(rate, successRate(publishedBefore, refusedBefore))
  const isKnown = published !== undefined && refused !== undefined
  return (
    <FigureTile
      label={t('home.success')}
      isError={counts.slice(0, 2).some(({ isError }) => isError)}
      value={isKnown ? (rate === null ? '—' : `${rate}%`) : undefined}
      {...(rate !== null &&
        isKnown && {
          detail: t('home.successOf', {
            done: formatCount(published.total),
            settled: formatCount(published.total + refused.total),
          }),
        })}
      trend={
        points === null
          ? null
          : {
              change: points,
              text: points === 0 ? t('home.same') : t('home.points', { points: Math.abs(points) }),
              isGainGood: true,
            }
      }
      to={`/carry/publish/list?tab=queue&f.status=published,refused&f.updated=${days.today}`}
      figuresAt={FIGURES}
    />
  )
}

/** The backlog of yesterday is not known; the decisions of both days are. */
function ToReview({ days }: DaysProps) {
  const { t } = useTranslation()
  const [waiting, done, before] = useCounted('carry_contents', [
    { 'filter[status]': ['processed'] },
    { 'filter[reviewed_since]': days.todaySince },
    {
      'filter[reviewed_since]': days.yesterdaySince,
      'filter[reviewed_until]': days.yesterdayUntil,
    },
  ])
  const change = changeOf(done?.data, before?.data)
  return (
    <FigureTile
      label={t('home.toReview')}
      isError={waiting?.isError ?? false}
      value={waiting?.data && rowCountText(waiting.data)}
      {...(done?.data && { detail: t('home.reviewed', { total: rowCountText(done.data) }) })}
      trend={
        change === null || !before?.data
          ? null
          : { change, text: t('home.reviewedBefore', { total: rowCountText(before.data) }) }
      }
      to="/carry/content/list?tab=carry&t=processed"
    />
  )
}

function Queued() {
  const { t } = useTranslation()
  const sdk = useSdk()
  const [queued] = useCounted('publish_contents', [{ 'filter[status]': ['queued'] }])
  const { data } = useQuery(read(sdk, 'publish_contents.statistics'))
  const today = data?.series.at(-1)?.count
  const before = data?.series.at(-2)?.count
  return (
    <FigureTile
      label={t('home.queued')}
      isError={queued?.isError ?? false}
      value={queued?.data && rowCountText(queued.data)}
      {...(today !== undefined && { detail: t('home.submitted', { total: formatCount(today) }) })}
      trend={
        today === undefined || before === undefined
          ? null
          : {
              change: today - before,
              text: t('home.submittedBefore', { total: formatCount(before) }),
            }
      }
      to="/carry/publish/list?tab=queue&t=queued"
    />
  )
}

const useCounted = (
  resource: ListResource,
  narrowings: readonly Readonly<Record<string, unknown>>[],
) => {
  const sdk = useSdk()
  return useQueries({
    queries: narrowings.map((narrowing) => ({
      ...countQuery(sdk, resource, narrowing),
      meta: { isShownInPlace: true },
    })),
  })
}
