import { Plus } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useWrite } from '../../kernel/data/use-write.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../../kit/may-run.ts'
import { PickFile } from '../uploads/pick-file.tsx'
import { UploadList } from '../uploads/upload-list.tsx'
import { useUploads } from '../uploads/use-uploads.ts'
import { titleFrom } from './title-from.ts'

/** Makes a video of a clip on the person's device; its name is the first title. */
export function NewVideo({ onMade }: { readonly onMade: (id: string) => void }) {
  const { sdk, toasts } = useServices()
  const person = usePerson()
  const create = useWrite(sdk, 'studio_contents.create')
  // Text typed during the upload must be asked about.
  const latest = useRef(onMade)
  useLayoutEffect(() => {
    latest.current = onMade
  })
  const uploads = useUploads('video', (video, file) => {
    const title = titleFrom(file.name) || i18n.t('videoEditor.untitled')
    create.mutate(
      { title, video, content_type: 'video' },
      {
        onSuccess({ id }) {
          toasts.show({ tone: 'success', title: i18n.t('contentAct.made') })
          latest.current(id)
        },
      },
    )
  })
  if (!mayRun(person, 'studio_contents.create') || !mayRun(person, 'uploads.create')) return null
  return (
    <div className="flex min-w-0 flex-col">
      <PickFile
        kind="video"
        icon={<Plus size={16} aria-hidden />}
        isBusy={uploads.isSending || create.isPending}
        onFile={(file) => uploads.add([file])}
      >
        {i18n.t('videoEditor.new')}
      </PickFile>
      <UploadList uploads={uploads} />
    </div>
  )
}
