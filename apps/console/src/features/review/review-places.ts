import { parseLocation } from '../../kernel/router/address.ts'

/** Queues and mode of review at an address. */
export type ReviewPlace = {
  /** Queues to choose from; the first one opens. */
  readonly queues: readonly Queue[]
  readonly form: 'image' | 'video'
  /** Source that always holds. */
  readonly source?: string
  /** Channel whose rules hold for pieces without a channel. */
  readonly channel: string
  /** Goods stand before the text: they are what is judged first. */
  readonly areGoodsFirst: boolean
}
export type Queue = 'carry' | 'smart' | 'material'

const MATERIALS = { queues: ['material'], form: 'image', channel: '', areGoodsFirst: true } as const

/** @source screens §2.5, review rows */
const PLACES: Readonly<Record<string, ReviewPlace>> = {
  '/carry/audit/gh_video': {
    queues: ['carry', 'smart'],
    form: 'video',
    channel: 'guangguang',
    areGoodsFirst: true,
  },
  '/guanghe/gh-pic/audit': {
    queues: ['carry', 'smart'],
    form: 'image',
    channel: 'guangguang',
    areGoodsFirst: false,
  },
  '/guanghe/material/douyin': { ...MATERIALS, source: 'douyin' },
  '/jingdong/jd-video/douyin': { ...MATERIALS, source: 'douyin' },
  '/carry/material/check': MATERIALS,
}

/** @throws for an address without a review */
export function reviewPlace(pathname: string): ReviewPlace {
  const place = PLACES[parseLocation(pathname).pathname]
  if (!place) throw new Error(`nothing is reviewed at ${pathname}`)
  return place
}
