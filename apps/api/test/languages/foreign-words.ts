import type { Language } from '@omc/core'

const HAN = /\p{Script=Han}/u

/** A sentence for people somewhere in an answer, with the parameters it names. */
interface Sentence {
  text: string
  params: unknown
}

/**
 * Sentences of an answer in another language than the requested one: English with Chinese in it,
 * Chinese without any. Names in a sentence (a nickname, a word somebody typed) have no language.
 *
 * @returns the sentences that are wrong
 */
export const foreignWords = (body: unknown, language: Language): string[] =>
  sentencesIn(body)
    .filter(({ text, params }) => HAN.test(withoutNames(text, params)) !== (language === 'zh'))
    .map(({ text }) => text)

/** Errors of a document, and failures of single rows within an answer that went well. */
function sentencesIn(value: unknown): Sentence[] {
  if (Array.isArray(value)) return value.flatMap(sentencesIn)
  if (!isRecord(value)) return []
  return [...ownSentences(value), ...Object.values(value).flatMap(sentencesIn)]
}

function ownSentences({ code, params, message, meta, title, detail }: Record<string, unknown>) {
  if (typeof code !== 'string') return []
  const named = isRecord(meta) ? meta['params'] : undefined
  if (typeof title === 'string' && typeof detail === 'string')
    return [title, detail].map((text) => ({ text, params: named }))
  return typeof message === 'string' && isRecord(params) ? [{ text: message, params }] : []
}

const withoutNames = (text: string, params: unknown): string =>
  Object.values(isRecord(params) ? params : {})
    .filter((value) => typeof value === 'string' && value !== '')
    .reduce<string>((rest, name) => rest.replaceAll(String(name), ''), text)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
