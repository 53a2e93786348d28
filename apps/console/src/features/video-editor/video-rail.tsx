import * as fields from '@omc/sdk/fields/studio_contents'
import { formatCompact } from '@omc/shell'
import { Button, Select } from '@omc/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { choiceLabel } from '../../kernel/i18n/field-label.ts'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { runAct } from '../../kit/list/acts/run-act.ts'
import { SearchBox } from '../../kit/list/filters/search-box.tsx'
import { SideEntry, SideNav } from '../../kit/side-nav.tsx'
import { videosQuery, VIEWS, type Place, type Video, type View } from './video-place.ts'

type RailProps = {
  readonly place: Place
  readonly onGo: (place: Partial<Place>) => void
  /** Where there is no video. */
  readonly empty: ReactNode
}

/** The videos to open, found by status and words. */
export function VideoRail({ place, onGo, empty }: RailProps) {
  const { sdk } = useServices()
  const videos = useInfiniteQuery(videosQuery(sdk, place))
  return (
    <SideNav
      label={i18n.t('videoEditor.videos')}
      query={videos}
      above={<Narrowing place={place} onGo={onGo} />}
      below={
        videos.hasNextPage ? (
          <Button
            variant="ghost"
            className="m-2"
            isLoading={videos.isFetchingNextPage}
            onClick={() => void videos.fetchNextPage()}
          >
            {i18n.t('videoEditor.more')}
          </Button>
        ) : null
      }
    >
      {({ pages }) => {
        const rows = pages.flatMap(({ items }) => items)
        if (rows.length === 0) return <li>{isNarrowed(place) ? <NoneFound /> : empty}</li>
        return rows.map((video) =>
          place.view === 'trash' ? (
            <TrashedVideo key={video.id} video={video} />
          ) : (
            <SideEntry
              key={video.id}
              isChosen={video.id === place.contentId}
              onChoose={() => onGo({ contentId: video.id })}
            >
              <VideoLines video={video} />
            </SideEntry>
          ),
        )
      }}
    </SideNav>
  )
}

const isNarrowed = ({ view, search }: Place): boolean => view !== 'all' || search !== ''

const NoneFound = () => <p className="p-3 text-sm text-fg3">{i18n.t('videoEditor.noneFound')}</p>

function Narrowing({ place, onGo }: Omit<RailProps, 'empty'>) {
  return (
    <div className="flex shrink-0 flex-col gap-2 border-b border-line p-2 touch:flex-row">
      <div className="min-w-0 flex-1 *:w-full!">
        <SearchBox
          hint={i18n.t('contentAct.search')}
          value={place.search}
          onChange={(search) => onGo({ search })}
        />
      </div>
      <Select
        aria-label={i18n.t('videoEditor.view')}
        options={VIEWS.map((value) => ({ value, label: viewName(value) }))}
        value={place.view}
        onValueChange={(chosen) => onGo({ view: VIEWS.find((view) => view === chosen) ?? 'all' })}
      />
    </div>
  )
}

const viewName = (view: View): string =>
  view === 'all'
    ? i18n.t('videoEditor.all')
    : view === 'trash'
      ? i18n.t('listPart.trash')
      : choiceLabel(fields.status, view)

type VideoProps = { readonly video: Video }

function VideoLines({ video }: VideoProps) {
  const { title, cover, status, content_id: outside, play_count: plays } = video
  const [isBroken, setBroken] = useState(false)
  const figures =
    outside === null
      ? ''
      : i18n.t('videoEditor.plays', { total: formatCompact(plays, currentLanguage()) })
  const note = [choiceLabel(fields.status, status), figures].filter(Boolean).join(' · ')
  return (
    <span className="flex w-full min-w-0 items-center gap-2">
      <span className="h-12 w-9 shrink-0 overflow-hidden rounded-chip bg-subtle">
        {cover === '' || isBroken ? null : (
          <img
            src={cover}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span title={title} className="truncate">
          {title}
        </span>
        <span title={note} className="truncate text-xs font-normal text-fg3 tabular-nums">
          {note}
        </span>
      </span>
    </span>
  )
}

/** A video in the trash is not opened, only taken back. */
function TrashedVideo({ video }: VideoProps) {
  const services = useServices()
  const { id, title } = video
  const back = {
    args: () => ({ id }),
    done: () => i18n.t('listPart.restored', { name: title }),
  }
  return (
    <li className="flex min-w-0 shrink-0 items-center gap-2 px-2 py-1 text-sm touch:max-w-60">
      <span title={title} className="min-w-0 flex-1 truncate text-fg2">
        {title}
      </span>
      <Button
        size="sm"
        aria-label={`${i18n.t('list.restore')} ${title}`}
        onClick={() => void runAct(services, 'studio_contents.restore', back, null)}
      >
        {i18n.t('list.restore')}
      </Button>
    </li>
  )
}
