import type { Words } from '../vocabulary/words.ts'
import { PROBLEMS, type ParamsOf, type ProblemKey } from './catalogue.ts'
import { platformTitle } from './platform-title.ts'
import type { ProblemParam } from './problem-row.ts'

/** A problem: `code`, `case` and `params` for programs, `words` for people. */
export interface Saying {
  readonly code: string
  /** Case of the code; by default the plain case. */
  readonly case?: string
  readonly params: Readonly<Record<string, unknown>>
  readonly words: Words
}

type Params = Readonly<Record<string, ProblemParam>>

/** The parameters of a key as arguments; no argument for a sentence without parameters. */
export type ParamsArgument<Key extends ProblemKey> = keyof ParamsOf<Key> extends never
  ? [params?: Readonly<Record<string, never>>]
  : [params: ParamsOf<Key>]

/** A refusal of the catalogue with its parameters, in words of both languages. */
export function says<Key extends ProblemKey>(key: Key, ...given: ParamsArgument<Key>): Saying {
  const params: Params = given[0] ?? {}
  const [code = key, ...rest] = key.split('.')
  const { zh, en } = PROBLEMS[key]
  return {
    code,
    ...(rest.length > 0 ? { case: rest.join('.') } : {}),
    params,
    words: { zh: fill(zh, params, 'zh'), en: fill(en, params, 'en') },
  }
}

/** The HTTP status of a refusal. */
export function statusOf({ code, case: which }: Saying): number {
  const key = which === undefined ? code : `${code}.${which}`
  return isKey(key) ? PROBLEMS[key].status : UNPROCESSABLE
}

const UNPROCESSABLE = 422

/** `{name}`, and the words beside a number: `{count|row|rows}`. */
const HOLE = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g

const fill = (text: string, params: Params, language: keyof Words): string =>
  text.replace(HOLE, (braces, name: string, one?: string, more?: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value === undefined) return braces
    const said = inWords(name, value, language)
    return (said === '1' ? one : more) ?? said
  })

function inWords(name: string, value: ProblemParam, language: keyof Words): string {
  if (typeof value === 'object') return value[language]
  const title = PLATFORM_PARAMS.has(name) ? platformTitle(String(value)) : undefined
  return title?.[language] ?? String(value)
}

/** Parameters with the name of a channel or platform, which people read as its title. */
const PLATFORM_PARAMS: ReadonlySet<string> = new Set(['channel', 'platform'])

/**
 * The sentence of an error that came over the wire.
 *
 * @returns undefined for a code, a case or parameters that this catalogue does not know
 */
export function sentenceOf(
  { code, case: which, params }: { code: string; case: string | null; params: unknown },
  language: keyof Words,
): string | undefined {
  const key = which === null ? code : `${code}.${which}`
  if (!isKey(key)) return undefined
  const known = readParams(params)
  const text = PROBLEMS[key][language]
  const names = [...text.matchAll(HOLE)].map(([, name = '']) => name)
  return names.every((name) => Object.hasOwn(known, name)) ? fill(text, known, language) : undefined
}

const isKey = (key: string): key is ProblemKey => Object.hasOwn(PROBLEMS, key)

function readParams(params: unknown): Params {
  if (typeof params !== 'object' || params === null) return {}
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]): [string, ProblemParam][] =>
      isParam(value) ? [[name, value]] : [],
    ),
  )
}

function isParam(value: unknown): value is ProblemParam {
  if (typeof value === 'string' || typeof value === 'number') return true
  return (
    typeof value === 'object' &&
    value !== null &&
    'zh' in value &&
    'en' in value &&
    typeof value.zh === 'string' &&
    typeof value.en === 'string'
  )
}
