import { EmptyState, Select, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import type { AskPorts, ScreenPart } from '../../kernel/router/screen-part.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { Failure } from '../../kit/failure.tsx'
import { panelWith } from '../../kit/list/panel-with.ts'
import { platformName } from '../../kit/list/platform-name.ts'
import { mayRun } from '../../kit/may-run.ts'
import { PageHeading } from '../../kit/page-heading.tsx'
import { carryContentPanels } from '../lists/carry_contents/carry-content.acts.tsx'
import { ScreeningBar, usePresetReason } from './screening-bar.tsx'
import { ScreeningGrid } from './screening-grid.tsx'
import { chosenSources, piecesQuery, SOURCE, sourcesAt } from './screening-query.ts'
import { SENDS, useScreening } from './use-screening.ts'

const Peek = panelWith(
  carryContentPanels,
  async () => (await import('../lists/carry_contents/carry-content.peek.tsx')).Peek,
)

/** First look at what was collected: keep or drop, many at once. @source screens §2.6, Screening */
export const Screening: ScreenPart = Object.assign(
  function Screening() {
    const { sdk } = useServices()
    const { pathname } = useLocation()
    const [params] = useSearchParams()
    const pieces = useQuery(piecesQuery(sdk, chosenSources(pathname, params)))
    const { marks, setMarks, isSending, send, form } = useScreening(`screening:${pathname}`)
    const [reason, setReason] = usePresetReason()
    const mayMark = mayRun(usePerson(), SENDS)
    const [openId, setOpenId] = useState<string | null>(null)
    const items = pieces.data?.items ?? []
    const submit = () => void (isSending || send(reason))
    return (
      <form
        ref={form}
        onSubmit={(event) => event.preventDefault()}
        className="flex h-full min-h-0 flex-col gap-3 touch:h-auto touch:shrink-0"
      >
        <Heading waiting={pieces.data?.total} />
        {pieces.error && !pieces.data ? (
          <Failure error={pieces.error} onRetry={() => void pieces.refetch()} />
        ) : pieces.isPending ? (
          <div aria-busy className="p-3">
            <Skeleton lines={8} />
          </div>
        ) : items.length === 0 ? (
          <Nothing />
        ) : (
          <ScreeningGrid
            pieces={items}
            marks={marks}
            mayMark={mayMark}
            onMarks={setMarks}
            onOpen={setOpenId}
            onSend={submit}
          />
        )}
        {mayMark && items.length > 0 ? (
          <ScreeningBar
            marks={marks}
            isSending={isSending}
            reason={reason}
            onReason={setReason}
            onClear={() => setMarks({})}
            onSend={submit}
          />
        ) : null}
        {openId ? (
          <Suspense fallback={null}>
            <Peek
              id={openId}
              row={items.find(({ id }) => id === openId)}
              onClose={() => setOpenId(null)}
            />
          </Suspense>
        ) : null}
      </form>
    )
  },
  {
    async ask({ sdk, queryClient }: AskPorts, query: URLSearchParams, pathname: string) {
      await queryClient.prefetchQuery(piecesQuery(sdk, chosenSources(pathname, query)))
    },
  },
)

/** Title, how many wait, and the source to look at. */
function Heading({ waiting }: { readonly waiting: number | undefined }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const [one = '', ...others] = chosenSources(pathname, params)
  return (
    <PageHeading
      description={waiting === undefined ? null : t('screening.waiting', { count: waiting })}
      actions={
        <Select
          aria-label={t('screening.source')}
          value={others.length > 0 ? '' : one}
          options={[
            { value: '', label: t('screening.allSources') },
            ...sourcesAt(pathname).map((value) => ({ value, label: platformName(value) })),
          ]}
          onValueChange={(value) => setParams(value ? { [SOURCE]: value } : {}, { replace: true })}
        />
      }
    >
      {routeTitle(pathname)}
    </PageHeading>
  )
}

function Nothing() {
  const { t } = useTranslation()
  return (
    <EmptyState
      className="flex-1"
      title={t('screening.empty')}
      description={t('screening.emptyHint')}
    />
  )
}
