import { Button } from '@omc/ui'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { usePageKey } from '../../kernel/keys/use-page-key.ts'
import { isPlain, isWithin } from './is-plain-key.ts'

/** Speeds of a review. @source ux §4 */
const SPEEDS = [1, 1.25, 1.5, 2] as const
/** Seconds of a frame at 25 a second. */
const FRAME_S = 0.04
/** Width by height of a phone. */
const PHONE = 9 / 16

type VideoPlayerProps = {
  readonly src: string
  readonly poster: string
  /** Of the frame, width by height; default: that of a phone. */
  readonly ratio?: number
  /** Over the frame. */
  readonly over?: ReactNode
  /** Beside frame steps and speeds. */
  readonly tools?: ReactNode
  /** Called with the element, so that the caller can read its frames. */
  readonly onReady?: (video: HTMLVideoElement) => void
  readonly onBroken?: () => void
}

/** Muted video with frame steps and speeds. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { video, speed, step, change, play } = useVideo()
  usePageKey(true, (event) => {
    if (!isPlain(event) || isWithin(event, 'button, video')) return
    if (event.code === 'Space') play()
    else if (event.code === 'Comma') step(-1)
    else if (event.code === 'Period') step(1)
    else if (event.code === 'Equal') change(speed + 1)
    else if (event.code === 'Minus') change(speed - 1)
    else return
    event.preventDefault()
  })
  return (
    <>
      <div className="flex min-h-0 flex-1 bg-subtle p-3">
        <Frame {...props} video={video} />
      </div>
      <div className="flex shrink-0 flex-wrap justify-center gap-1 border-t border-line p-2">
        <Button size="sm" onClick={() => step(-1)}>
          {i18n.t('review.frameBack')}
        </Button>
        <Button size="sm" onClick={() => step(1)}>
          {i18n.t('review.frameOn')}
        </Button>
        <Speeds speed={speed} onChange={change} />
        {props.tools}
      </div>
    </>
  )
}

type FrameProps = VideoPlayerProps & { readonly video: RefObject<HTMLVideoElement | null> }

/** As large as its place allows, in its own proportion. */
function Frame({ src, poster, ratio = PHONE, over, video, onReady, onBroken }: FrameProps) {
  return (
    <div className="flex flex-1 [container-type:size]">
      <div
        style={{ width: `min(100cqw, ${ratio * 100}cqh)`, aspectRatio: ratio }}
        className="relative m-auto"
      >
        {/* Its words stand beside it. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={video}
          src={src}
          {...(poster === '' ? {} : { poster })}
          controls
          muted
          playsInline
          preload="metadata"
          aria-label={i18n.t('review.video')}
          onLoadedData={({ currentTarget }) => onReady?.(currentTarget)}
          onError={onBroken}
          className="size-full rounded-control bg-black object-contain"
        />
        {over}
      </div>
    </div>
  )
}

type SpeedsProps = { readonly speed: number; readonly onChange: (at: number) => void }

const Speeds = ({ speed, onChange }: SpeedsProps) =>
  SPEEDS.map((rate, at) => (
    <Button
      key={rate}
      size="sm"
      className="px-2!"
      variant={at === speed ? 'secondary' : 'ghost'}
      aria-pressed={at === speed}
      onClick={() => onChange(at)}
    >
      {rate}×
    </Button>
  ))

function useVideo() {
  const video = useRef<HTMLVideoElement>(null)
  const [speed, setSpeed] = useState(0)
  return {
    video,
    speed,
    step(by: number) {
      if (!video.current) return
      video.current.pause()
      video.current.currentTime += by * FRAME_S
    },
    change(to: number) {
      const next = Math.max(0, Math.min(SPEEDS.length - 1, to))
      setSpeed(next)
      if (video.current) video.current.playbackRate = SPEEDS[next] ?? 1
    },
    play() {
      // A video that cannot be played says so itself.
      if (video.current?.paused) void video.current.play().catch(() => {})
      else video.current?.pause()
    },
  }
}
