/**
 * Takes secrets out of a text that stays on this machine: tokens, passwords, signed values. Ids
 * remain, for a person needs them to find the row.
 *
 * @source console spec §2, error-log dialog; threats: no secret in a log
 */
export function hideSecrets(text: string): string {
  return SECRETS.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text)
}

/**
 * Takes everything out that may point to a person, an account or a row, before a text leaves for a
 * search engine: secrets, addresses, mail, phone and identity numbers, ids, values of queries.
 *
 * @source console spec §2, error-log dialog: search links; ux: ids and tokens stripped
 */
export function scrubForSearch(text: string): string {
  return PERSONAL.reduce((rest, [pattern, by]) => rest.replace(pattern, by), hideSecrets(text))
    .replace(/\s+/g, ' ')
    .trim()
}

/** The address of a screen without the values of its query, which may hold anything. */
export const scrubAddress = (url: string): string =>
  url
    .replace(/([?&;][^=&;#\s]{1,64})=[^&;#\s]*/g, '$1=…')
    .split('#')
    .map(hideSecrets)
    .join('#')

type Rule = readonly [RegExp, string]

const NAMES =
  'authorization|access[_-]?token|refresh[_-]?token|id[_-]?token|token|ticket|password|passwd|pwd|secret|client[_-]?secret|api[_-]?key|cookie|session(?:[_-]?id)?|signature|sign|captcha|code|密码|验证码|令牌'

const SECRETS: readonly Rule[] = [
  [/\b(?:Bearer|Basic)\s+[\w.~+/=-]+/gi, '…'],
  [/\beyJ[\w-]{4,}(?:\.[\w-]*){0,2}/g, '…'],
  [
    new RegExp(`(["']?(?:${NAMES})["']?\\s*[=:：]\\s*)(?:"[^"]*"|'[^']*'|[^\\s,;&"'}]+)`, 'gi'),
    '$1…',
  ],
  [/\/\/[^/\s:@]+:[^/\s@]+@/g, '//…@'],
]

const PERSONAL: readonly Rule[] = [
  [/\b[a-z][a-z\d+.-]{1,19}:\/\/\S+/gi, ' '],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, ' '],
  [/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi, ' '],
  [/(?<!\d)\d{17}[\dx](?!\d)/gi, ' '],
  [/(?:\+?86[ -]?)?(?<!\d)1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)/g, ' '],
  [/(?<!\d)(?:\d{1,3}\.){3}\d{1,3}(?!\d)/g, ' '],
  [/(?:^|(?<=\s|\())(?:#?\/)[\w%.~-]+(?:\/[\w%.~:@-]+)*(?:\?\S*)?/g, ' '],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}\b/gi, ' '],
  [/[\w+/=]{40,}/g, ' '],
  [/(?<![\w.])\d{4,}(?![\w.])/g, ' '],
  [/\b(id|uid|ids|key|no|#)(\s*[=:：#]?\s*)["']?\d+["']?/gi, '$1'],
  [/"[^"]*"|“[^”]*”|「[^」]*」/g, ' '],
]
