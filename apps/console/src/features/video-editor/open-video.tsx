import { ErrorState } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { read } from '../../kernel/data/read.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { isGone } from '../../kit/detail/detail-query.ts'
import { DetailSections } from '../../kit/detail/detail-sections.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { mayRun } from '../../kit/may-run.ts'
import { LOADING, type ClipState } from './shown.ts'
import { useVideo, VideoProvider } from './video-context.ts'
import { videoFacts } from './video-facts.ts'
import { VideoFormCard } from './video-form-card.tsx'
import { VideoHead } from './video-head.tsx'
import { VideoStage } from './video-stage.tsx'

type OpenVideoProps = {
  readonly id: string
  readonly onDirty: (isDirty: boolean) => void
  readonly onDropped: () => void
}

/** One video: its player, and its words to write, or to read for people who may only look. */
export function OpenVideo({ id, onDirty, onDropped }: OpenVideoProps) {
  const { sdk } = useServices()
  const may = mayRun(usePerson(), 'studio_contents.update')
  const video = useQuery(read(sdk, 'studio_contents.get', { id }))
  if (video.error && isGone(video.error))
    return (
      <Standing>
        <ErrorState message={i18n.t('form.gone')} />
      </Standing>
    )
  const head = <VideoHead onDropped={onDropped} />
  return (
    <Loaded query={video}>
      {(data) => (
        <VideoProvider value={data}>
          {may ? <VideoFormCard head={head} onDirty={onDirty} /> : <ShownVideo head={head} />}
        </VideoProvider>
      )}
    </Loaded>
  )
}

const Standing = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex-1 rounded-card border border-line bg-surface p-4">{children}</div>
)

function ShownVideo({ head }: { readonly head: ReactNode }) {
  const record = useVideo()
  const [state, setState] = useState<ClipState>(LOADING)
  return (
    <>
      <VideoStage shown={record} set={undefined} state={state} onState={setState} />
      <section
        aria-label={i18n.t('videoEditor.words')}
        className="min-w-0 flex-1 overflow-y-auto rounded-card border border-line bg-surface max-[1279px]:flex-none"
      >
        {head}
        <div className="flex flex-col gap-4 p-4">
          <DetailSections detail={videoFacts} record={record} of={null} />
        </div>
      </section>
    </>
  )
}
