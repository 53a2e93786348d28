import { Button } from '@omc/ui'
import { Camera, Images, ImageUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useToasts } from '../../kernel/services/services-context.ts'
import { panelPart } from '../../kit/list/panel-part.ts'
import { PickFile } from '../uploads/pick-file.tsx'
import { UploadList } from '../uploads/upload-list.tsx'
import { useUploads } from '../uploads/use-uploads.ts'
import type { SetShown } from './shown.ts'
import { takeFrame } from './take-frame.ts'

const UploadsPanel = panelPart(
  async () => (await import('../uploads/uploads-panel.tsx')).UploadsPanel,
)

type CoverProps = {
  readonly cover: string
  /** Width by height of the cover; null for that of the clip. */
  readonly ratio: number | null
  /** Null before it shows a frame. */
  readonly player: HTMLVideoElement | null
  readonly set: SetShown
}

/** The cover, and the ways to another one. */
export function CoverTools({ cover, ratio, player, set }: CoverProps) {
  return (
    <div className="flex items-start gap-3">
      <Cover cover={cover} />
      {set ? (
        <CoverActs ratio={ratio} player={player} onCover={(url) => set('cover', url)} />
      ) : null}
    </div>
  )
}

function Cover({ cover }: Pick<CoverProps, 'cover'>) {
  const [brokenSrc, setBrokenSrc] = useState('')
  const isShown = cover !== '' && cover !== brokenSrc
  return (
    <figure className="flex w-18 shrink-0 flex-col gap-1 text-xs text-fg3">
      <span className="flex aspect-3/4 items-center justify-center overflow-hidden rounded-chip bg-subtle">
        {isShown ? (
          <img
            src={cover}
            alt={i18n.t('videoEditor.cover')}
            onError={() => setBrokenSrc(cover)}
            className="size-full object-cover"
          />
        ) : (
          i18n.t('videoEditor.noCover')
        )}
      </span>
      <figcaption className="text-center">{i18n.t('videoEditor.cover')}</figcaption>
    </figure>
  )
}

type ActsProps = Pick<CoverProps, 'ratio' | 'player'> & { readonly onCover: (url: string) => void }

function CoverActs({ ratio, player, onCover }: ActsProps) {
  const toasts = useToasts()
  const uploads = useUploads('image', onCover)
  const [isOpen, setOpen] = useState(false)
  const use = (file: File | null) => {
    if (file) uploads.add([file])
    else toasts.show({ tone: 'danger', title: i18n.t('videoEditor.noFrame') })
  }
  return (
    <div className="flex min-w-0 flex-wrap gap-2">
      <Button
        icon={<Camera size={14} aria-hidden />}
        disabled={player === null}
        isLoading={uploads.isSending}
        onClick={() => {
          if (player) void takeFrame(player, ratio).then(use)
        }}
      >
        {i18n.t('videoEditor.takeFrame')}
      </Button>
      <PickFile
        kind="image"
        variant="ghost"
        icon={<ImageUp size={14} aria-hidden />}
        isBusy={uploads.isSending}
        onFile={use}
      >
        {i18n.t('videoEditor.uploadCover')}
      </PickFile>
      <Button variant="ghost" icon={<Images size={14} aria-hidden />} onClick={() => setOpen(true)}>
        {i18n.t('videoEditor.earlierCover')}
      </Button>
      <div className="w-full empty:hidden">
        <UploadList uploads={uploads} />
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <UploadsPanel kind="image" onChoose={onCover} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
