import * as fields from '@omc/sdk/fields/studio_contents'
import { formatCompact } from '@omc/shell'
import { IconButton } from '@omc/ui'
import { Trash2 } from 'lucide-react'
import { fieldLabel } from '../../kernel/i18n/field-label.ts'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { dropRecord } from '../../kit/list/acts/drop-record.ts'
import { RecordActs } from '../../kit/list/acts/record-acts.tsx'
import { InstantText } from '../../kit/list/cells.tsx'
import { platformName } from '../../kit/list/platform-name.ts'
import { mayRun } from '../../kit/may-run.ts'
import { ContentStatusChip } from '../contents/content-status-chip.tsx'
import { VIDEO_ACTS } from './video-acts.ts'
import { useVideo } from './video-context.ts'

const { play_count, like_count, collect_count, comment_count } = fields
const FIGURES = { play_count, like_count, collect_count, comment_count }
const NAMES = ['play_count', 'like_count', 'collect_count', 'comment_count'] as const

/** How far the video is, how it does at its platform, and what can be done with it. */
export function VideoHead({ onDropped }: { readonly onDropped: () => void }) {
  const video = useVideo()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line p-3">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 text-sm text-fg2">
          <ContentStatusChip status={video.status} fact={fields.status} />
          {platformName(video.platform)}
        </p>
        <Figures />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <RecordActs row={video} name={video.title} acts={VIDEO_ACTS} inSight={1} />
        <DropVideo onDropped={onDropped} />
      </div>
    </div>
  )
}

/** A video that is at no platform has no figures. */
function Figures() {
  const video = useVideo()
  const isOutside = video.content_id !== null
  return (
    <dl className="flex flex-wrap gap-x-3 text-xs text-fg3 tabular-nums">
      {NAMES.map((name) => (
        <div key={name} className="flex gap-1">
          <dt>{fieldLabel(FIGURES[name])}</dt>
          <dd className="text-fg2">
            {isOutside ? formatCompact(video[name], currentLanguage()) : '—'}
          </dd>
        </div>
      ))}
      {isOutside ? (
        <div className="flex gap-1">
          <dt>{fieldLabel(fields.refreshed_at)}</dt>
          <dd>
            <InstantText at={video.refreshed_at} />
          </dd>
        </div>
      ) : null}
    </dl>
  )
}

function DropVideo({ onDropped }: { readonly onDropped: () => void }) {
  const services = useServices()
  const { id, title } = useVideo()
  if (!mayRun(usePerson(), 'studio_contents.delete')) return null
  const drop = async () => {
    const isDropped = await dropRecord(services, {
      operation: 'studio_contents.delete',
      restore: 'studio_contents.restore',
      id,
      dropped: i18n.t('contentAct.deleted'),
      restored: i18n.t('listPart.restored', { name: title }),
    })
    if (isDropped) onDropped()
  }
  return (
    <IconButton
      label={i18n.t('contentAct.delete')}
      icon={<Trash2 size={16} aria-hidden />}
      onClick={() => void drop()}
    />
  )
}
