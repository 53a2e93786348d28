import { IMAGE_DEFAULTS, type CompressedPicture } from '@omc/core'
import { useTranslation } from 'react-i18next'
import { useFileAddress } from './use-image-tool.ts'

type ImageResultProps = {
  readonly before: Blob
  readonly made: CompressedPicture<Blob> | null
  /** Number of the try that runs; 0 = none. */
  readonly tryNumber: number
}

/** The picture before and after, with their sizes and what was saved. */
export function ImageResult({ before, made, tryNumber }: ImageResultProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Shown label={t('creativePicture.tool.before')} file={before} />
        {made ? <Shown label={t('creativePicture.tool.after')} file={made.picture} /> : null}
      </div>
      <output aria-live="polite" className="text-sm text-fg2" data-testid="image-said">
        {said()}
      </output>
    </>
  )

  function said(): string {
    if (tryNumber > 0)
      return t('creativePicture.tool.try', { number: tryNumber, most: IMAGE_DEFAULTS.exactTries })
    if (!made) return ''
    if (made.picture === before) return t('creativePicture.tool.same')
    const savedBytes = before.size - made.picture.size
    return savedBytes > 0
      ? t('creativePicture.tool.lessBy', {
          size: kilobytes(savedBytes),
          tries: made.triesCount,
        })
      : t('creativePicture.tool.done', { tries: made.triesCount })
  }
}

function Shown({ label, file }: { readonly label: string; readonly file: Blob }) {
  const address = useFileAddress(file)
  return (
    <figure className="min-w-0">
      {address === null ? null : (
        <img
          src={address}
          alt={label}
          className="aspect-square w-full rounded-card bg-subtle object-contain"
        />
      )}
      <figcaption className="mt-1 text-xs text-fg2 tabular-nums">
        {label} · {kilobytes(file.size)}
      </figcaption>
    </figure>
  )
}

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`
