import type { Result } from '@omc/sdk'
import { formatCompact } from '@omc/shell'
import { Button, Skeleton } from '@omc/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { currentLanguage, i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { Failure } from '../../../kit/failure.tsx'
import { InstantText } from '../../../kit/list/cells.tsx'
import type { RowPanelProps } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { SidePanel } from '../../../kit/side-panel.tsx'

type Video = Result<'access_accounts.get_video_list'>[number]

const PAGE_SIZE = 20

/** Videos of a login, which the platform is asked for page by page. */
export function useVideos(id: string) {
  const { sdk } = useServices()
  return useInfiniteQuery({
    queryKey: ['access_accounts', 'get_video_list', { id }],
    queryFn: ({ pageParam, signal }) =>
      sdk.access_accounts.get_video_list(
        { id, 'page[number]': pageParam, 'page[size]': PAGE_SIZE },
        { signal },
      ),
    initialPageParam: 1,
    // The answer tells no total: a short page is the last.
    getNextPageParam: (last, pages) => (last.length < PAGE_SIZE ? null : pages.length + 1),
  })
}

export function VideosPanel({
  row,
  onClose,
}: RowPanelProps<AskedRow<'access_accounts', 'nickname'>>) {
  return (
    <SidePanel onClose={onClose} title={i18n.t('accessAccount.videos')} description={row.nickname}>
      <LoginVideos id={row.id} />
    </SidePanel>
  )
}

/** Videos of a login, with a button for more. */
export function LoginVideos({ id }: { readonly id: string }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useVideos(id)
  const videos = data?.pages.flat()
  return (
    <div className="flex flex-col gap-3">
      {videos?.length === 0 ? (
        <p className="text-sm text-fg3">{i18n.t('accessAccount.noVideos')}</p>
      ) : null}
      {videos === undefined && !error ? <Skeleton lines={5} className="h-14" /> : null}
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {videos?.map((video) => (
          <VideoLine key={video.content_id} video={video} />
        ))}
      </ul>
      {error ? <Failure error={error} onRetry={() => void refetch()} /> : null}
      {hasNextPage ? (
        <Button isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {i18n.t('accessAccount.moreVideos')}
        </Button>
      ) : null}
    </div>
  )
}

function VideoLine({ video }: { readonly video: Video }) {
  const figure = (count: number) => formatCompact(count, currentLanguage())
  return (
    <li className="flex gap-3 py-2">
      <img
        src={video.cover}
        alt=""
        loading="lazy"
        className="aspect-3/4 w-14 shrink-0 rounded-chip bg-subtle object-cover"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 text-sm">
        <span title={video.title} className="line-clamp-2 text-fg">
          {video.title}
        </span>
        <span className="text-xs text-fg3 tabular-nums">
          {i18n.t('accessAccount.videoFigures', {
            plays: figure(video.play_count),
            likes: figure(video.like_count),
            comments: figure(video.comment_count),
          })}
        </span>
        <span className="text-xs text-fg3">
          <InstantText at={video.published_at} />
        </span>
      </div>
    </li>
  )
}
