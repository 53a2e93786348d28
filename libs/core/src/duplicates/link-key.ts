/** Parameters in which platforms carry the number of a thing. */
const NUMBER_NAMES = ['item_id', 'itemId', 'goods_id', 'skuId', 'spuId', 'modal_id', 'vid', 'id']
/** Number or coded name at the end of a path. */
const THING = /\/[\w-]*\d[\w-]{3,99}(?:\.html?)?\/?$/u
const PAGE_END = /(?:\.html?)?\/*$/u
/** Host with port, path and query. */
const WEB_LINK = /^https?:\/\/([\w.:-]+)(\/[^?#]*)?(?:\?([^#]*))?/iu
/** Names of one host for its kinds of device. */
const DEVICE = /(^|\.)(?:www|m|h5|mobile|wap)\./u

/**
 * Key of a link's target: the same target has one key, whatever tracking parameters, device host,
 * order or fragment the link has.
 *
 * @returns undefined for a text that is no web link, or one that names no single thing
 */
export function linkKey(link: string): string | undefined {
  const [, name = '', path = '', query = ''] = WEB_LINK.exec(link.trim()) ?? []
  const host = name.toLowerCase().replace(DEVICE, '$1')
  const values = new Map(query.split('&').map((pair) => splitAt(pair, '=')))
  const number = NUMBER_NAMES.map((one) => values.get(one)).find(Boolean)
  if (host === '' || (number === undefined && !THING.test(path))) return undefined
  const place = host + path.replace(PAGE_END, '')
  return number ? `${place}?${number}` : place
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
