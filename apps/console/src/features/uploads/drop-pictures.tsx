import { Button, FileDrop } from '@omc/ui'
import { Images } from 'lucide-react'
import { Suspense, useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { panelPart } from '../../kit/list/panel-part.ts'
import { UPLOAD_KINDS } from './upload-kind.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

const UploadsPanel = panelPart(async () => (await import('./uploads-panel.tsx')).UploadsPanel)

type DropPicturesProps = {
  readonly isMultiple: boolean
  /** Takes the address of a picture. */
  readonly onAdd: (src: string) => void
}

/** Takes pictures: dropped, pasted, chosen from the device or from earlier uploads. */
export function DropPictures({ isMultiple, onAdd }: DropPicturesProps) {
  const uploads = useUploads('image', onAdd)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      <FileDrop
        isCompact
        canPaste
        isMultiple={isMultiple}
        accept={UPLOAD_KINDS.image.accept}
        label={i18n.t('uploads.drop')}
        chooseLabel={i18n.t('uploads.choose')}
        hint={i18n.t('uploads.limit', { most: UPLOAD_KINDS.image.most })}
        onFiles={uploads.add}
      />
      <UploadList uploads={uploads} />
      <Button
        size="sm"
        variant="ghost"
        className="self-start"
        icon={<Images size={14} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {i18n.t('uploads.fromEarlier')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <UploadsPanel kind="image" onChoose={onAdd} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
