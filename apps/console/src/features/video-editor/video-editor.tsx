import { ConfirmDialog, EmptyState } from '@omc/ui'
import { useLocation } from 'react-router-dom'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { PageHeading } from '../../kit/page-heading.tsx'
import { NewVideo } from './new-video.tsx'
import { OpenVideo } from './open-video.tsx'
import { useVideoPlace } from './use-video-place.ts'
import { VideoRail } from './video-rail.tsx'

/** Videos on the left, the open one in its player, its words beside it. @source screens §2.6 */
export function VideoEditor() {
  const { pathname } = useLocation()
  const { place, asked, go, leave, stay, setDirty } = useVideoPlace()
  const show = (contentId: string) => go({ contentId, view: 'all', search: '' })
  return (
    <div data-fills-view className="flex h-full min-h-0 flex-col gap-3 touch:h-auto touch:shrink-0">
      <PageHeading actions={<NewVideo onMade={show} />}>{routeTitle(pathname)}</PageHeading>
      <div className="flex min-h-0 flex-1 gap-4 touch:flex-col touch:gap-3">
        <VideoRail place={place} onGo={go} empty={<NoVideo />} />
        <div className="flex min-h-0 min-w-0 flex-1 gap-4 max-[1279px]:flex-col max-[1279px]:overflow-y-auto touch:gap-3 touch:overflow-visible">
          {place.contentId === null ? null : (
            <OpenVideo
              key={place.contentId}
              id={place.contentId}
              onDirty={setDirty}
              onDropped={() => leave({ contentId: null })}
            />
          )}
        </div>
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={stay}
        title={i18n.t('form.leave.title')}
        description={i18n.t('videoEditor.leaveHint')}
        confirmLabel={i18n.t('form.leave.confirm')}
        cancelLabel={i18n.t('form.leave.keep')}
        onConfirm={() => leave(asked ?? {})}
      />
    </div>
  )
}

const NoVideo = () => (
  <EmptyState title={i18n.t('videoEditor.empty')} description={i18n.t('videoEditor.emptyHint')} />
)
