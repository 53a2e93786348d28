import { DEFAULT_LANGUAGE, type Language } from '@omc/core'

/**
 * The language that a caller asks for, by `Accept-Language`.
 *
 * @returns undefined if it names no supported language
 * @source RFC 9110 §12.5.4
 */
export function languageOf(header: string | string[] | undefined): Language | undefined {
  const [best] = [header ?? '']
    .flat()
    .join(',')
    .split(',')
    .flatMap((part) => toWish(part) ?? [])
    // Stable: of two equal wishes the first one counts.
    .toSorted((a, b) => b.weight - a.weight)
  return best?.language
}

/** The language to answer in: the one that is asked for, else Chinese. */
export const answerLanguage = (headers: {
  readonly 'accept-language'?: string | string[] | undefined
}): Language => languageOf(headers['accept-language']) ?? DEFAULT_LANGUAGE

interface Wish {
  language: Language
  weight: number
}

function toWish(part: string): Wish | undefined {
  const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const language = (['zh', 'en'] as const).find(
    (one) => range === one || range.startsWith(`${one}-`),
  )
  const q = parameters.find((piece) => piece.startsWith('q='))?.slice(2)
  const weight = q === undefined ? 1 : Number(q) || 0
  return language && weight > 0 ? { language, weight } : undefined
}
