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

/** What is wrong with a field: the broken rule, the message key, and what goes into its %s. */
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
  if (rule.rule === 'required') return !isEmpty(value)
  if (rule.rule === 'whitespace') return typeof value !== 'string' || value.trim() !== ''
  if (isEmpty(value)) return true
  switch (rule.rule) {
    case 'type':
      return hasType(value, rule.type)
    case 'range':
      return isInside(value, rule.min ?? -Infinity, rule.max ?? Infinity)
    case 'enum':
      return rule.values.some((allowed) => allowed === value)
    case 'pattern':
      return fits(value, rule.pattern)
    case 'email':
      return typeof value === 'string' && isEmail(value)
    case 'url':
      return typeof value === 'string' && isUrl(value)
    case 'hex':
      return typeof value === 'string' && isHex(value)
    default:
      return rule satisfies never
  }
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || value === ''
}

function hasType(value: unknown, type: ValueType): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value)
    case 'number':
      return Number.isFinite(value)
    case 'array':
      return Array.isArray(value)
    case 'object':
      return typeof value === 'object' && !Array.isArray(value)
    case 'string':
    case 'boolean':
      return typeof value === type
    default:
      return type satisfies never
  }
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
  if (rule.rule === 'enum') return [rule.values.join(', ')]
  if (rule.rule === 'type') return [rule.type]
  if (rule.rule === 'range') return [bounds(rule.min, rule.max)]
  return []
}

function bounds(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `≤ ${max ?? '∞'}`
  return max === undefined ? `≥ ${min}` : `${min}–${max}`
}
