import { Button } from '@omc/ui'
import { FileVideo, GalleryThumbnails } from 'lucide-react'
import { Suspense, useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { panelPart } from '../../kit/list/panel-part.ts'
import { PickFile } from '../uploads/pick-file.tsx'
import { UploadList } from '../uploads/upload-list.tsx'
import { useUploads } from '../uploads/use-uploads.ts'
import type { SetShown } from './shown.ts'

const UploadsPanel = panelPart(
  async () => (await import('../uploads/uploads-panel.tsx')).UploadsPanel,
)

/** Puts another clip in place of this one; nothing is cut here. */
export function ClipTools({ set }: { readonly set: NonNullable<SetShown> }) {
  const uploads = useUploads('video', (url) => set('video', url))
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <PickFile
        kind="video"
        icon={<FileVideo size={14} aria-hidden />}
        isBusy={uploads.isSending}
        onFile={(file) => uploads.add([file])}
      >
        {i18n.t('videoEditor.replaceClip')}
      </PickFile>
      <Button
        variant="ghost"
        icon={<GalleryThumbnails size={14} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {i18n.t('videoEditor.earlierClip')}
      </Button>
      <div className="w-full empty:hidden">
        <UploadList uploads={uploads} />
      </div>
      <p className="w-full text-xs text-fg3">{i18n.t('videoEditor.notCut')}</p>
      {isOpen ? (
        <Suspense fallback={null}>
          <UploadsPanel
            kind="video"
            onChoose={(url) => set('video', url)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
