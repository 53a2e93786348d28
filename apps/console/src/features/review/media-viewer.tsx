import { classNames, IconButton } from '@omc/ui'
import { ChevronLeft, ChevronRight, ImageOff, Scan, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { usePageKey } from '../../kernel/keys/use-page-key.ts'
import { isPlain } from './is-plain-key.ts'
import type { Piece } from './piece.ts'
import { VideoPlayer } from './video-player.tsx'

/** Sizes of a picture; 0 fits it into its place. */
const ZOOMS = [0, 1, 1.5, 2, 3] as const

/** The video or the pictures of a piece, one at a time, with all of them below. */
export function MediaViewer({ piece: { pictures, video } }: { readonly piece: Piece }) {
  return (
    <section
      aria-label={i18n.t(video === '' ? 'review.pictures' : 'review.video')}
      className="flex min-h-0 flex-col overflow-hidden rounded-card border border-line bg-surface touch:h-107 touch:shrink-0"
    >
      {video === '' ? (
        <Pictures pictures={pictures} />
      ) : (
        <VideoPlayer src={video} poster={pictures[0] ?? ''} />
      )}
    </section>
  )
}

function Pictures({ pictures }: Pick<Piece, 'pictures'>) {
  const [at, setAt] = useState(0)
  const [zoom, setZoom] = useState(0)
  const move = (by: number) => setAt((now) => Math.max(0, Math.min(pictures.length - 1, now + by)))
  const enlarge = (by: number) =>
    setZoom((now) => Math.max(0, Math.min(ZOOMS.length - 1, now + by)))
  usePageKey(true, (event) => {
    const does = isPlain(event) ? DOES[event.code] : undefined
    if (!does) return
    event.preventDefault()
    move(does.move ?? 0)
    enlarge(does.enlarge ?? 0)
  })
  return (
    <>
      <div className="flex items-center gap-1 border-b border-line px-3 py-1 text-sm touch:hidden">
        <b className="me-auto tabular-nums">
          {i18n.t('review.pictureAt', {
            at: Math.min(at + 1, pictures.length),
            of: pictures.length,
          })}
        </b>
        <Tool label={i18n.t('review.smaller')} Icon={ZoomOut} onClick={() => enlarge(-1)} />
        <Tool label={i18n.t('review.larger')} Icon={ZoomIn} onClick={() => enlarge(1)} />
        <Tool label={i18n.t('review.fit')} Icon={Scan} onClick={() => setZoom(0)} />
      </div>
      <Stage
        src={pictures[at] ?? ''}
        scale={ZOOMS[zoom] ?? 0}
        hasMore={pictures.length > 1}
        onMove={move}
      />
      <Thumbs pictures={pictures} at={at} onChoose={setAt} />
    </>
  )
}

/** By the place of the key. */
const DOES: Readonly<Record<string, { readonly move?: number; readonly enlarge?: number }>> = {
  ArrowLeft: { move: -1 },
  ArrowRight: { move: 1 },
  Equal: { enlarge: 1 },
  Minus: { enlarge: -1 },
}

type ToolProps = {
  readonly label: string
  readonly Icon: typeof Scan
  readonly onClick: () => void
}

const Tool = ({ label, Icon, onClick }: ToolProps) => (
  <IconButton label={label} icon={<Icon size={16} aria-hidden />} onClick={onClick} />
)

type StageProps = {
  readonly src: string
  /** 0 fits the picture. */
  readonly scale: number
  readonly hasMore: boolean
  readonly onMove: (by: number) => void
}

function Stage({ src, scale, hasMore, onMove }: StageProps) {
  const [brokenSrc, setBrokenSrc] = useState('')
  return (
    <div className="relative min-h-0 flex-1 bg-subtle">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a large picture is scrolled with the keyboard */}
      <div tabIndex={scale > 0 ? 0 : undefined} className="absolute inset-0 flex overflow-auto p-3">
        {src === '' || src === brokenSrc ? (
          <p className="m-auto flex flex-col items-center gap-2 text-sm text-fg2">
            <ImageOff size={24} aria-hidden />
            {i18n.t('review.noPicture')}
          </p>
        ) : (
          <img
            src={src}
            alt=""
            onError={() => setBrokenSrc(src)}
            style={scale > 0 ? { width: `${scale * 100}%`, maxWidth: 'none' } : undefined}
            className={classNames(
              'm-auto',
              scale > 0 ? '' : 'max-h-full max-w-full object-contain',
            )}
          />
        )}
      </div>
      {hasMore ? (
        <>
          <IconButton
            className="absolute inset-s-3 top-1/2 rounded-full"
            variant="secondary"
            label={i18n.t('review.before')}
            icon={<ChevronLeft size={20} aria-hidden />}
            onClick={() => onMove(-1)}
          />
          <IconButton
            className="absolute inset-e-3 top-1/2 rounded-full"
            variant="secondary"
            label={i18n.t('review.after')}
            icon={<ChevronRight size={20} aria-hidden />}
            onClick={() => onMove(1)}
          />
        </>
      ) : null}
    </div>
  )
}

type ThumbsProps = {
  readonly pictures: readonly string[]
  readonly at: number
  readonly onChoose: (at: number) => void
}

function Thumbs({ pictures, at, onChoose }: ThumbsProps) {
  if (pictures.length < 2) return null
  return (
    <ul className="flex shrink-0 gap-2 overflow-x-auto border-t border-line p-2">
      {pictures.map((src, place) => (
        <li key={place} className="first:ms-auto last:me-auto">
          <button
            type="button"
            aria-label={i18n.t('review.pictureAt', { at: place + 1, of: pictures.length })}
            aria-current={place === at ? 'true' : undefined}
            onClick={() => onChoose(place)}
            className={classNames(
              'size-14 overflow-hidden rounded-control border-2 bg-subtle',
              place === at ? 'border-accent' : 'border-transparent',
            )}
          >
            <img src={src} alt="" className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  )
}
