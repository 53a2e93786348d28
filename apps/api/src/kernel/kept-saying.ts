import type { Language, Words } from '@omc/core'
import { sentenceOf, type Saying } from '@omc/core/problems'

/** A text column with its code and parameters. */
type KeptColumns<Name extends string, Text> = Record<Name, Text> &
  Record<`${Name}_code` | `${Name}_params`, string | null>

/**
 * The columns that keep a saying. Its code is the key of the catalogue; words that are not those of
 * the catalogue, as of somebody outside, are kept among the parameters.
 *
 * @param text  value of the text column; default: the Chinese sentence
 */
export function keepSaying<Name extends string>(
  name: Name,
  { code, case: which, params, words }: Saying,
  text = words.zh,
): KeptColumns<Name, string> {
  const said = (language: Language) =>
    sentenceOf({ code, case: which ?? null, params }, language) === words[language]
  return columnsOf(name, text, {
    code: which === undefined ? code : `${code}.${which}`,
    params: JSON.stringify(said('zh') && said('en') ? params : { ...params, words }),
  })
}

/** Columns of an empty text. */
export const keepNothing = <Name extends string, Text extends string | null>(
  name: Name,
  text: Text,
): KeptColumns<Name, Text> => columnsOf(name, text, { code: null, params: null })

// as: the three names are those of the type.
const columnsOf = <Name extends string, Text>(
  name: Name,
  text: Text,
  { code, params }: { code: string | null; params: string | null },
) =>
  ({ [name]: text, [`${name}_code`]: code, [`${name}_params`]: params }) as KeptColumns<Name, Text>

/** Answer form of these columns, which `spoken` turns into a text. */
interface KeptText {
  readonly key: string
  readonly params: Readonly<Record<string, unknown>> | null
  readonly kept: string
}

/**
 * SQL of an attribute that is kept so.
 *
 * @param row  the alias of the row that holds the columns
 */
export const keptText = (name: string, row = 't'): string => {
  const [text, code, params] = [name, `${name}_code`, `${name}_params`].map(
    (column) => `${row}."${column}"`,
  )
  return `case when ${code} is null then to_jsonb(${text})
    else jsonb_build_object('key', ${code}, 'params', ${params}, 'kept', ${text}) end`
}

/** SQL of the code that programs decide by: the key without its case. */
export const keptCode = (name: string, row = 't'): string =>
  `split_part(${row}."${name}_code", '.', 1)`

export const isKeptText = (value: object): value is KeptText =>
  'key' in value &&
  'kept' in value &&
  'params' in value &&
  typeof value.key === 'string' &&
  typeof value.kept === 'string'

/** A kept text in one language; its text column where the code is not known here. */
export function speakKept({ key, params, kept }: KeptText, language: Language): string {
  const words = params?.['words']
  if (isWords(words)) return words[language]
  const [code = key, ...rest] = key.split('.')
  const which = rest.length > 0 ? rest.join('.') : null
  return sentenceOf({ code, case: which, params }, language) ?? kept
}

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' &&
  value !== null &&
  'zh' in value &&
  'en' in value &&
  typeof value.zh === 'string' &&
  typeof value.en === 'string'
