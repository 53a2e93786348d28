import { Button } from '@omc/ui'
import { FileVideo, GalleryThumbnails } from 'lucide-react'
import { Suspense, useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { panelPart } from '../../kit/list/panel-part.ts'
import { PickFile } from '../uploads/pick-file.tsx'
import { useUpload } from '../uploads/use-upload.ts'
import type { SetShown } from './shown.ts'

const UploadsPanel = panelPart(
  async () => (await import('../uploads/uploads-panel.tsx')).UploadsPanel,
)

/** Puts another clip in place of this one; nothing is cut here. */
export function ClipTools({ set }: { readonly set: NonNullable<SetShown> }) {
  const { isSending, send } = useUpload('video')
  const [isOpen, setOpen] = useState(false)
  const replace = async (file: File) => {
    const url = await send(file)
    if (url !== null) set('video', url)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <PickFile
        kind="video"
        icon={<FileVideo size={14} aria-hidden />}
        isBusy={isSending}
        onFile={(file) => void replace(file)}
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
