import { ErrorState, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../kernel/services/services-context.ts'
import { Failure } from '../failure.tsx'
import type { PeekProps } from '../list/list-definition.ts'
import type { DetailDefinition, DetailRecord } from './detail-definition.ts'
import { detailQuery, isGone } from './detail-query.ts'
import { DetailSections } from './detail-sections.tsx'
import { historySection } from './history-section.tsx'
import { PeekDrawer } from './peek-drawer.tsx'

/** A record next to its list: shows the row's data at once, the rest when loaded. */
export const peekPanel = <Rec extends DetailRecord>(
  detail: DetailDefinition<Rec>,
): ComponentType<PeekProps<DetailRecord>> => {
  const History = historySection(detail.resource).Part
  return function PeekPanel({ row, id, acts, ...walk }) {
    const { sdk } = useServices()
    const { data, error, refetch } = useQuery(detailQuery(sdk, detail, id))
    // as: attributes that the row lacks are placeholders until the record has loaded.
    const record = data ?? ((row ?? { id }) as Rec)
    const known = row ?? data
    const isLost = error !== null && (isGone(error) || !known)
    return (
      <PeekDrawer
        title={known ? detail.title(record) : `#${id}`}
        description={data ? detail.description?.(data) : undefined}
        footer={known && !isLost ? acts?.(known) : null}
        {...walk}
      >
        {isLost ? (
          <NotThere error={error} onRetry={() => void refetch()} />
        ) : known ? (
          <>
            <DetailSections detail={detail} record={record} of={null} />
            <History record={record} />
          </>
        ) : (
          // A link brings only the id, and sections read more than that.
          <Skeleton lines={8} />
        )}
      </PeekDrawer>
    )
  }
}

function NotThere({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return isGone(error) ? (
    <ErrorState message={t('form.gone')} />
  ) : (
    <Failure error={error} onRetry={onRetry} />
  )
}
