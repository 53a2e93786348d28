import { useEffect, useState, type ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { useDraft } from '../../kernel/services/use-draft.ts'
import { FaultLine } from '../../kit/form/fault-line.tsx'
import { FormBody, FormInputs } from '../../kit/form/form-body.tsx'
import { useInputFault } from '../../kit/form/input-field.tsx'
import { draftName, KeepDraft } from '../../kit/form/keep-draft.tsx'
import { SaveBar } from '../../kit/form/save-bar.tsx'
import { useRecordForm, type RecordForm } from '../../kit/form/use-record-form.ts'
import { useSaveKey } from '../../kit/form/use-save-key.ts'
import { ClipFacts } from './clip-facts.tsx'
import { ClipTools } from './clip-tools.tsx'
import { CoverTools } from './cover-tools.tsx'
import { ratioValue } from './ratio.ts'
import { LOADING, type ClipState } from './shown.ts'
import { useVideo } from './video-context.ts'
import { videoForm, WRITTEN, type SetInput } from './video-form.ts'
import { VideoStage } from './video-stage.tsx'

type FormCardProps = {
  readonly onDirty: (isDirty: boolean) => void
  /** Above the inputs. */
  readonly head: ReactNode
}

/** Player and words of a video: one form, one save bar that sends only what changed. */
export function VideoFormCard({ onDirty, head }: FormCardProps) {
  const { shell } = useServices()
  const video = useVideo()
  const draft = useDraft(shell.drafts, draftName(videoForm, video))
  const of = useRecordForm(videoForm, { record: video, draft })
  const { element, isDirty } = of
  useSaveKey(element)
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  const { fault, ...media } = useMedia(of)
  return (
    <>
      <VideoStage {...media} />
      <section
        aria-label={i18n.t('videoEditor.words')}
        className="flex min-h-0 min-w-0 flex-1 flex-col rounded-card border border-line bg-surface max-[1279px]:flex-none"
      >
        {head}
        <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4 max-[1279px]:overflow-visible">
          <CoverTools
            cover={media.shown.cover}
            ratio={ratioValue(media.shown.ratio)}
            player={media.state.tag === 'ready' ? media.state.player : null}
            set={media.set}
          />
          <div className="flex flex-col gap-2">
            {media.shown.video === '' ? null : <ClipFacts clip={media.shown.video} />}
            <ClipTools set={media.set} />
          </div>
          <FaultLine id={`${of.id}-media`} error={fault} />
          <FormBody of={of}>
            <FormInputs of={of} section={{ inputs: WRITTEN }} />
          </FormBody>
        </div>
        <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-2 rounded-b-card border-t border-line bg-surface px-4 py-2.5">
          <SaveBar of={of} />
        </div>
      </section>
      <KeepDraft of={of} />
    </>
  )
}

/** Clip, cover and ratio: inputs of the form that are set at the player. */
function useMedia(of: RecordForm) {
  const video = useSetInput(of, 'video')
  const cover = useSetInput(of, 'cover')
  const ratio = useSetInput(of, 'ratio')
  const [state, setState] = useState<ClipState>(LOADING)
  const inputs = { video, cover, ratio }
  return {
    shown: { video: video.value, cover: cover.value, ratio: ratio.value },
    set: (name: SetInput, value: string) => inputs[name].change(value),
    fault: video.fault ?? cover.fault ?? ratio.fault,
    // The state of another clip does not apply to this one.
    state: state.clip === video.value ? state : LOADING,
    onState: setState,
  }
}

function useSetInput(of: RecordForm, name: SetInput) {
  const { field } = useController({ control: of.engine.control, name })
  return {
    value: typeof field.value === 'string' ? field.value : '',
    change: field.onChange,
    fault: useInputFault(of, name),
  }
}
