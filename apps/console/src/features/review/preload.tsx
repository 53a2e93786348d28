import type { Piece } from './piece.ts'

/** First pictures of a piece that are loaded ahead. @source ux §4 */
const PICTURES = 2

/** Loads the pictures and the video metadata of the next pieces. */
export function Preload({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <div hidden aria-hidden>
      {pieces.map(({ id, pictures, video }) => (
        <div key={id} data-ahead>
          {pictures.slice(0, PICTURES).map((src, at) => (
            <img key={at} src={src} alt="" />
          ))}
          {video === '' ? null : <video src={video} preload="metadata" muted />}
        </div>
      ))}
    </div>
  )
}
