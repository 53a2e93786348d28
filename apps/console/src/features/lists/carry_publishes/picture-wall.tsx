import { channelRow, type Channel } from '@omc/core'
import { channel as fact } from '@omc/sdk/fields/carry_publishes'
import { Button, EmptyState, Field, Select, Skeleton } from '@omc/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { Failure } from '../../../kit/failure.tsx'
import type { PagePanelProps } from '../../../kit/list/list-acts.ts'
import { SidePanel } from '../../../kit/side-panel.tsx'
import { channelOptions } from '../../channels/channels.ts'

/** Pieces of one answer. */
const PAGE_SIZE = 100

/** Pictures of published pieces, newest first. */
export function PictureWall({ onClose }: PagePanelProps) {
  const [chosen, setChosen] = useState('')
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useWall(
    channelRow(chosen)?.name,
  )
  const pieces = data?.pages.flat()
  return (
    <SidePanel onClose={onClose} size="lg" title={i18n.t('publish.wall')}>
      <div className="flex flex-col gap-4">
        <Field label={fieldLabel(fact)}>
          <Select
            options={[{ value: '', label: i18n.t('publish.allChannels') }, ...channelOptions()]}
            value={chosen}
            onValueChange={setChosen}
          />
        </Field>
        {pieces === undefined && !error ? <Skeleton className="h-64" /> : null}
        {pieces?.length === 0 ? <EmptyState title={i18n.t('publish.wallEmpty')} /> : null}
        <ul className="grid grid-cols-5 gap-2 empty:hidden touch:grid-cols-3">
          {pieces?.flatMap(({ id, title, image_urls: urls }) =>
            urls.map((src) => (
              <li key={`${id}/${src}`} className="aspect-square overflow-hidden rounded-chip">
                <img
                  src={src}
                  alt={title}
                  title={title}
                  loading="lazy"
                  decoding="async"
                  className="size-full bg-subtle object-cover"
                />
              </li>
            )),
          )}
        </ul>
        {error ? <Failure error={error} onRetry={() => void refetch()} /> : null}
        {hasNextPage ? (
          <Button isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {i18n.t('publish.wallMore')}
          </Button>
        ) : null}
      </div>
    </SidePanel>
  )
}

function useWall(channel: Channel | undefined) {
  const { sdk } = useServices()
  return useInfiniteQuery({
    queryKey: ['carry_publishes', 'get_creator_image_urls', { channel }],
    queryFn: ({ pageParam, signal }) =>
      sdk.carry_publishes.get_creator_image_urls(
        { 'page[number]': pageParam, ...(channel === undefined ? {} : { channel }) },
        { signal },
      ),
    initialPageParam: 1,
    // The answer tells no total: a short page is the last.
    getNextPageParam: (last, pages) => (last.length < PAGE_SIZE ? null : pages.length + 1),
  })
}
