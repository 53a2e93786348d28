/** Parameters in which home pages carry the id of their author. */
const NAMES = ['author_id', 'sec_uid', 'uid', 'user_id', 'id'] as const
const MAX_LENGTH = 200

/**
 * The author a home page belongs to: a known parameter of its address, else the last part of its
 * path.
 *
 * @returns undefined if the text is not a web address or names no author
 */
export function authorOfUrl(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  const named = NAMES.map((name) => url.searchParams.get(name)).find((value) => value)
  const last = decoded(url.pathname.split('/').findLast((part) => part !== '') ?? '')
  const found = named ?? last
  return found === '' || found.length > MAX_LENGTH ? undefined : found
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch (error) {
    // A stray percent sign in an external address: keep the text as it is.
    if (error instanceof URIError) return part
    throw error
  }
}
