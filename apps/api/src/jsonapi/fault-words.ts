import { formMessage, type FormMessageKey } from '@omc/core'
import { type Saying } from '@omc/core/problems'
import type { ErrorObject } from 'ajv/dist/2020.js'
import { fieldLabel, type FieldLabel } from './field-labels.ts'

type Params = Readonly<Record<string, unknown>>
type Say = (name: string, params: Params) => FieldLabel

const TYPES: Readonly<Record<string, { zh: string; en: string }>> = {
  integer: { zh: '整数', en: 'whole number' },
  number: { zh: '数字', en: 'number' },
  string: { zh: '文本', en: 'text' },
  boolean: { zh: '是或否', en: 'yes or no' },
  array: { zh: '列表', en: 'list' },
  object: { zh: '对象', en: 'object' },
  null: { zh: '空值', en: 'empty value' },
}

const SHOWN_VALUES = 12

/** A form message in both languages, with the field's label first. */
function say(key: FormMessageKey, name: string, zh: string[] = [], en = zh): FieldLabel {
  const label = fieldLabel(name)
  return {
    zh: formMessage(key, 'zh', [label.zh, ...zh]),
    en: formMessage(key, 'en', [label.en, ...en]),
  }
}

function typeWords(name: string, { type }: Params): FieldLabel {
  const types = (Array.isArray(type) ? type : [type]).map(String)
  const words = types.map((one) => TYPES[one] ?? { zh: one, en: one })
  const [zh, en] = [words.map((one) => one.zh).join('或'), words.map((one) => one.en).join(' or ')]
  return say('form.type', name, [zh], [en])
}

/** What a limit counts; in English for one and for more. */
type Unit = { readonly zh: string; readonly one: string; readonly more: string }

const NO_UNIT: Unit = { zh: '', one: '', more: '' }
const CHARACTERS: Unit = { zh: ' 个字符', one: ' character', more: ' characters' }
const ITEMS: Unit = { zh: ' 项', one: ' item', more: ' items' }

const within =
  (sign: '≥' | '≤', { zh, one, more } = NO_UNIT): Say =>
  (name, { limit }) => {
    const range = `${sign} ${String(limit)}`
    return say('form.range', name, [range + zh], [range + (limit === 1 ? one : more)])
  }

function enumWords(name: string, { allowedValues, allowedValue }: Params): FieldLabel {
  const values = Array.isArray(allowedValues) ? allowedValues : [allowedValue]
  return say('form.enum', name, [values.slice(0, SHOWN_VALUES).map(String).join(', ')])
}

const FORMATS: Readonly<Record<string, FormMessageKey>> = { email: 'form.email', uri: 'form.url' }

/** Texts by schema keyword; other keywords get the general "wrong format". */
const WORDS: Readonly<Record<string, { code: string; say: Say }>> = {
  required: { code: 'required', say: (name) => say('form.required', name) },
  additionalProperties: {
    code: 'unknown_field',
    say: (name) => ({
      zh: `${name} 是未声明的字段，请去掉`,
      en: `${name} is not a declared field, leave it out`,
    }),
  },
  enum: { code: 'not_allowed_value', say: enumWords },
  const: { code: 'invalid_value', say: enumWords },
  type: { code: 'invalid_value', say: typeWords },
  minimum: { code: 'invalid_value', say: within('≥') },
  exclusiveMinimum: {
    code: 'invalid_value',
    say: (name, { limit }) => say('form.range', name, [`> ${String(limit)}`]),
  },
  maximum: { code: 'invalid_value', say: within('≤') },
  exclusiveMaximum: {
    code: 'invalid_value',
    say: (name, { limit }) => say('form.range', name, [`< ${String(limit)}`]),
  },
  minLength: {
    code: 'invalid_value',
    say: (name, params) =>
      params['limit'] === 1 ? say('form.whitespace', name) : within('≥', CHARACTERS)(name, params),
  },
  maxLength: { code: 'invalid_value', say: within('≤', CHARACTERS) },
  minItems: {
    code: 'invalid_value',
    say: (name, params) =>
      params['limit'] === 1 ? say('form.whitespace', name) : within('≥', ITEMS)(name, params),
  },
  maxItems: { code: 'invalid_value', say: within('≤', ITEMS) },
  minProperties: { code: 'invalid_value', say: (name) => say('form.whitespace', name) },
  uniqueItems: {
    code: 'invalid_value',
    say: (name) => ({
      zh: `${fieldLabel(name).zh}有重复的项，请去掉`,
      en: `${fieldLabel(name).en} names one thing twice, leave one out`,
    }),
  },
  format: {
    code: 'invalid_value',
    say: (name, { format }) => say(FORMATS[String(format)] ?? 'form.pattern', name),
  },
}

const OTHER = { code: 'invalid_value', say: (name: string) => say('form.pattern', name) }

/**
 * A fault of the validator in words for people, with the label of its field and what is right.
 *
 * @param name  of the field; '' for the whole body
 * @source      console spec §5, generic form rules (E-040 to E-042)
 */
export function faultWords({ keyword, params }: ErrorObject, name: string): Saying {
  const rule = Object.hasOwn(WORDS, keyword) ? (WORDS[keyword] ?? OTHER) : OTHER
  return {
    code: rule.code,
    case: keyword,
    params: { rule: keyword, ...params },
    words: name === '' ? WHOLE : rule.say(name, params),
  }
}

const WHOLE: FieldLabel = { zh: '请求格式不正确', en: 'The request does not have the right form' }
