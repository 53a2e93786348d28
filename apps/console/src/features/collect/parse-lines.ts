import type { Platform } from '@omc/core'
import { keyOf, type Chosen } from './candidate.ts'

/** One line that a person pasted. */
export type ParsedLine = {
  /** As pasted, without spaces around it. */
  readonly text: string
  /** Null = neither a number nor a link with one. */
  readonly found: Pick<Chosen, 'kind' | 'source' | 'source_id'> | null
}

/** Hosts of links that are understood, and the platform that each belongs to. */
const HOSTS: readonly (readonly [host: string, platform: Platform])[] = [
  ['douyin.com', 'douyin'],
  ['iesdouyin.com', 'douyin'],
  ['jinritemai.com', 'douyin'],
  ['taobao.com', 'taobaoke'],
  ['tmall.com', 'taobaoke'],
  ['jd.com', 'goudong'],
  ['dewu.com', 'dewu'],
  ['poizon.com', 'dewu'],
  ['xiaohongshu.com', 'redbook'],
]

/** Parameters and path parts of links in which platforms carry their numbers. */
const NUMBER_NAMES = ['item_id', 'itemId', 'id', 'goods_id', 'skuId', 'spuId', 'modal_id', 'vid']
const PIECE_PATH = /\/(?:video|note|explore|discovery\/item|item)\/([\w-]{4,100})/u
const GOODS_PATH = /\/(?:product|goods)\/([\w-]{4,100})/u
const NUMBER_PATH = /\/(\d{4,30})(?:\.html)?\/?$/u
const NUMBER = /^[\w-]{4,100}$/u
const LINK = /https?:\/\/[^\s，。）)]+/u

/**
 * Reads pasted lines, each once: plain numbers are goods or pieces of the chosen platform, links
 * name theirs. Shared texts around a link are left out.
 *
 * @param usual  platform and kind of a line that names none
 */
export function parseLines(
  text: string,
  usual: Pick<Chosen, 'kind' | 'source'>,
): readonly ParsedLine[] {
  const lines = text.split(/[\n\r]+/u).map((line) => line.trim())
  return [...new Set(lines)]
    .filter(Boolean)
    .map((line) => ({ text: line, found: read(line, usual) }))
}

function read(line: string, usual: Pick<Chosen, 'kind' | 'source'>): ParsedLine['found'] {
  if (NUMBER.test(line)) return { ...usual, source_id: line }
  const [link] = LINK.exec(line) ?? []
  const url = link === undefined ? null : URL.parse(link)
  if (!url) return null
  const source = platformOf(url.hostname) ?? usual.source
  const piece = PIECE_PATH.exec(url.pathname)?.[1]
  if (piece !== undefined) return { kind: 'content', source, source_id: piece }
  const goods =
    GOODS_PATH.exec(url.pathname)?.[1] ??
    NUMBER_NAMES.map((name) => url.searchParams.get(name)).find(
      (value) => value && NUMBER.test(value),
    ) ??
    NUMBER_PATH.exec(url.pathname)?.[1]
  return goods ? { kind: 'goods', source, source_id: goods } : null
}

const platformOf = (host: string): Platform | undefined =>
  HOSTS.find(([known]) => host === known || host.endsWith(`.${known}`))?.[1]

/** Most lines that are collected at once. */
export const LINES_MAX = 200

/** Candidates that the lines name, each once; only the line of a candidate is known. */
export const linesToSend = (lines: readonly ParsedLine[]): readonly Chosen[] => {
  const chosen = lines.flatMap(({ text, found }) =>
    found ? [{ ...found, title: text, cover_url: '', price: null, commission_price: null }] : [],
  )
  return [...new Map(chosen.map((one) => [keyOf(one), one])).values()].slice(0, LINES_MAX)
}
