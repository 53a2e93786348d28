import { stableHash, stablePick } from '../chance/stable-hash.ts'
import type { Goods } from '../goods/goods.ts'
import { ENDINGS, MIDDLES, OPENINGS, SCENES, TITLES } from '../goods/phrases.ts'

/** Copy about a product. */
export type Words = {
  readonly title: string
  /** Four, in reading order. */
  readonly paragraphs: readonly string[]
  /** Spoken text of a clip. */
  readonly said: string
  readonly topic: string
}

const TOPIC_FORMS = ['推荐', '测评', '分享', '好物'] as const

/** Copy about a product; the same for the same seed. */
export function generateCopy(seed: string, goods: Goods): Words {
  const fill = filler(seed, goods)
  return {
    title: fill(stablePick(`${seed}:title`, TITLES)),
    paragraphs: bodyOf(seed).map(fill),
    said: bodyOf(`${seed}:said`).map(fill).join(''),
    topic: `${goods.kind.name}${stablePick(`${seed}:topic`, TOPIC_FORMS)}`,
  }
}

function bodyOf(seed: string): string[] {
  const first = stablePick(`${seed}:middle`, MIDDLES)
  const others = MIDDLES.filter((middle) => middle !== first)
  const second = others[stableHash(`${seed}:more`) % others.length] ?? ''
  return [
    stablePick(`${seed}:opening`, OPENINGS),
    first,
    second,
    stablePick(`${seed}:ending`, ENDINGS),
  ]
}

const filler =
  (seed: string, { kind, style }: Goods) =>
  (text: string) =>
    text
      .replaceAll('G', `${style}${kind.name}`)
      .replaceAll('S', stablePick(`${seed}:scene`, SCENES))
      .replaceAll('P', stablePick(`${seed}:selling`, kind.selling))
