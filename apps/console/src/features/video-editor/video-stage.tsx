import { Segmented, Switch } from '@omc/ui'
import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { VideoPlayer } from '../review/video-player.tsx'
import { ownAddress } from '../uploads/media-address.ts'
import { ratioOf, RATIOS, ratioValue } from './ratio.ts'
import { SafeArea } from './safe-area.tsx'
import type { ClipState, SetShown, Shown } from './shown.ts'

type StageProps = {
  readonly shown: Shown
  readonly set: SetShown
  readonly state: ClipState
  readonly onState: (state: ClipState) => void
}

/** The clip in the frame of a phone, with its ratio and what a channel covers of it. */
export function VideoStage({ shown, set, state, onState }: StageProps) {
  const { video: clip, ratio } = shown
  const [isSafe, setSafe] = useState(false)
  return (
    <section
      aria-label={i18n.t('review.video')}
      className="flex min-h-0 w-96 shrink-0 flex-col overflow-hidden rounded-card border border-line bg-surface max-[1279px]:h-160 max-[1279px]:w-full touch:h-130"
    >
      <div className="flex shrink-0 flex-wrap items-center justify-between gap-2 border-b border-line p-2">
        <Ratio ratio={ratio} set={set} />
        <Switch label={i18n.t('videoEditor.safeArea')} checked={isSafe} onCheckedChange={setSafe} />
      </div>
      {clip === '' ? (
        <p className="m-auto p-4 text-sm text-fg3">{i18n.t('videoEditor.noClip')}</p>
      ) : (
        <VideoPlayer
          key={clip}
          src={ownAddress(clip)}
          poster=""
          ratio={ratioValue(ratio) ?? 9 / 16}
          over={isSafe ? <SafeArea /> : null}
          onReady={(player) => {
            const { videoWidth: width, videoHeight: height } = player
            onState({ tag: 'ready', clip, ratio: ratioOf({ width, height }), player })
          }}
          onBroken={() => onState({ tag: 'broken', clip })}
        />
      )}
      <ClipNote clip={clip} ratio={ratio} state={state} set={set} />
    </section>
  )
}

type RatioProps = { readonly ratio: string; readonly set: SetShown }

function Ratio({ ratio, set }: RatioProps) {
  if (!set) return <span className="px-2 text-sm text-fg2">{ratio || '—'}</span>
  const names = ratio === '' || isUsual(ratio) ? RATIOS : [...RATIOS, ratio]
  return (
    <Segmented
      label={i18n.t('videoEditor.ratio')}
      options={names.map((name) => ({ value: name, label: name }))}
      value={ratio}
      onValueChange={(name) => set('ratio', name)}
    />
  )
}

const isUsual = (ratio: string): boolean => RATIOS.some((name) => name === ratio)

type NoteProps = RatioProps & { readonly clip: string; readonly state: ClipState }

/** Why the clip is not shown, or that it does not fill its frame. */
function ClipNote({ clip, ratio, state, set }: NoteProps) {
  if (state.clip !== clip) return null
  if (state.tag === 'broken')
    return (
      <output className="block border-t border-line p-3 text-sm text-danger-fg">
        {i18n.t('videoEditor.broken')}
      </output>
    )
  if (state.tag !== 'ready' || ratio === '' || state.ratio === ratio) return null
  return (
    <p className="border-t border-line p-3 text-sm text-warning-fg">
      {i18n.t('videoEditor.otherRatio', { own: state.ratio, ratio })}
      {set && isUsual(state.ratio) ? (
        <button
          type="button"
          className="ms-2 min-h-(--target) font-semibold text-accent-fg hover:underline"
          onClick={() => set('ratio', state.ratio)}
        >
          {i18n.t('videoEditor.useRatio', { ratio: state.ratio })}
        </button>
      ) : null}
    </p>
  )
}
