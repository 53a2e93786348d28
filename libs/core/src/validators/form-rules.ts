import { match, P } from 'ts-pattern'
import { isEmail, isUrl } from './net-checks.ts'
import { isHex } from './text-checks.ts'

export type ValueType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'

/** One rule of a form field. */
export type FormRule =
  | { readonly rule: 'required' }
  | { readonly rule: 'whitespace' }
  | { readonly rule: 'email' }
  | { readonly rule: 'url' }
  | { readonly rule: 'hex' }
  | { readonly rule: 'type'; readonly type: ValueType }
  | { readonly rule: 'range'; readonly min?: number; readonly max?: number }
  | { readonly rule: 'enum'; readonly values: readonly (string | number | boolean)[] }
  | { readonly rule: 'pattern'; readonly pattern: RegExp }

export type FormRuleName = FormRule['rule']

/** Fault of a field: the broken rule, the message key, and the value for its %s. */
export type FormProblem = {
  readonly code: FormRuleName
  readonly messageKey: `form.${FormRuleName}`
  readonly params: readonly string[]
}

const MAX_PATTERN_LETTERS = 10_000

/**
 * Checks a value against one rule. A field left empty breaks `required` and `whitespace` only.
 *
 * @param label  name of the field, the first %s of the message
 * @returns      `undefined` when the rule holds
 * @source       console spec §5, generic form rules
 */
export function checkRule(value: unknown, rule: FormRule, label: string): FormProblem | undefined {
  if (obeys(value, rule)) return undefined
  return { code: rule.rule, messageKey: `form.${rule.rule}`, params: [label, ...detail(rule)] }
}

/** The first broken rule, in the order given; `undefined` when all hold. */
export function checkRules(
  value: unknown,
  rules: readonly FormRule[],
  label: string,
): FormProblem | undefined {
  for (const rule of rules) {
    const problem = checkRule(value, rule, label)
    if (problem) return problem
  }
  return undefined
}

function obeys(value: unknown, rule: FormRule): boolean {
  const mayBeEmpty = rule.rule !== 'required' && rule.rule !== 'whitespace'
  if (mayBeEmpty && isEmpty(value)) return true
  return match(rule)
    .returnType<boolean>()
    .with({ rule: 'required' }, () => !isEmpty(value))
    .with({ rule: 'whitespace' }, () => typeof value !== 'string' || value.trim() !== '')
    .with({ rule: 'type' }, ({ type }) => hasType(value, type))
    .with({ rule: 'range' }, ({ min, max }) => isInside(value, min ?? -Infinity, max ?? Infinity))
    .with({ rule: 'enum' }, ({ values }) => values.some((allowed) => allowed === value))
    .with({ rule: 'pattern' }, ({ pattern }) => fits(value, pattern))
    .with({ rule: 'email' }, () => typeof value === 'string' && isEmail(value))
    .with({ rule: 'url' }, () => typeof value === 'string' && isUrl(value))
    .with({ rule: 'hex' }, () => typeof value === 'string' && isHex(value))
    .exhaustive()
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || value === ''
}

function hasType(value: unknown, type: ValueType): boolean {
  return match(type)
    .returnType<boolean>()
    .with('integer', () => Number.isInteger(value))
    .with('number', () => Number.isFinite(value))
    .with('array', () => Array.isArray(value))
    .with('object', () => typeof value === 'object' && !Array.isArray(value))
    .with('string', 'boolean', () => typeof value === type)
    .exhaustive()
}

/** Numbers by value, text by characters, lists by length. */
function isInside(value: unknown, min: number, max: number): boolean {
  const size =
    typeof value === 'string'
      ? Array.from(value).length
      : Array.isArray(value)
        ? value.length
        : value
  return typeof size === 'number' && size >= min && size <= max
}

/** `search` starts again each time, whatever flags and state the pattern carries. */
function fits(value: unknown, pattern: RegExp): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false
  const text = String(value)
  return text.length <= MAX_PATTERN_LETTERS && text.search(pattern) !== -1
}

function detail(rule: FormRule): string[] {
  return match(rule)
    .returnType<string[]>()
    .with({ rule: 'enum' }, ({ values }) => [values.join(', ')])
    .with({ rule: 'type' }, ({ type }) => [type])
    .with({ rule: 'range' }, ({ min, max }) => [bounds(min, max)])
    .with({ rule: P.union('required', 'whitespace', 'email', 'url', 'hex', 'pattern') }, () => [])
    .exhaustive()
}

function bounds(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `≤ ${max ?? '∞'}`
  return max === undefined ? `≥ ${min}` : `${min}–${max}`
}
