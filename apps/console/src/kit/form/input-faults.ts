import { checkRules, formMessage, type FormMessageKey, type FormRule } from '@omc/core'
import type { InputFact } from '@omc/sdk'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'
import { inputKind } from './input-kinds.ts'

const SIZES = { line: 'text', text: 'text', secret: 'text', lines: 'list', some: 'list' } as const

type Asked = {
  /** Current content of the input. */
  readonly typed: unknown
  /** The content as it would be sent. */
  readonly value: unknown
  readonly label: string
  readonly isNeeded: boolean
}

/**
 * Fault of an input by the contract's limits, in the current language; undefined if it is valid.
 * The rules are the form rules of the specification.
 *
 * @source console spec §5, form rules and their messages
 */
export function inputFault(
  fact: InputFact,
  { typed, value, label, isNeeded }: Asked,
): string | undefined {
  const found =
    (isNeeded ? checkRules(typed, PRESENT, label) : undefined) ??
    checkRules(value, rulesOf(fact), label)
  if (found === undefined) return undefined
  if (found.code === 'range') return rangeWords(fact, value)
  if (found.code === 'type') return i18n.t(`form.fault.${fact.integer ? 'whole' : 'number'}`)
  return formWords(found.messageKey, found.params)
}

const PRESENT = [{ rule: 'required' }, { rule: 'whitespace' }] as const

/**
 * Whether an input is required. An existing value may be cleared only if the contract allows null;
 * a secret that is left empty stays unchanged.
 */
export function isNeeded(fact: InputFact, isOfRecord: boolean): boolean {
  const kind = inputKind(fact)
  if (!isOfRecord) return fact.required === true && kind !== 'flag'
  if (fact.nullable || kind === null || kind === 'flag' || kind === 'secret') return false
  if (fact.many) return (fact.minItems ?? 0) > 0
  return kind === 'line' || kind === 'text' ? (fact.minLength ?? 0) > 0 : true
}

/** The contract's limits as rules, in the order of reporting. */
export function rulesOf(fact: InputFact): readonly FormRule[] {
  const isNumber = inputKind(fact) === 'number'
  const [min, max] = isNumber
    ? [fact.min, fact.max]
    : fact.many
      ? [fact.minItems, fact.maxItems]
      : [fact.minLength, fact.maxLength]
  const range: FormRule = {
    rule: 'range',
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }
  return [
    ...(isNumber ? [{ rule: 'type', type: fact.integer ? 'integer' : 'number' } as const] : []),
    ...(min === undefined && max === undefined ? [] : [range]),
    ...(fact.pattern && !fact.many
      ? [{ rule: 'pattern', pattern: new RegExp(fact.pattern, 'u') } as const]
      : []),
    ...(fact.kind === 'email' ? [{ rule: 'email' } as const] : []),
    ...(fact.kind === 'url' ? [{ rule: 'url' } as const] : []),
  ]
}

/** Message that states how far a value is outside its range. */
function rangeWords(fact: InputFact, value: unknown): string {
  const kind = inputKind(fact)
  const of = kind === null ? 'number' : (SIZES[kind as keyof typeof SIZES] ?? 'number')
  const limits = {
    text: { min: fact.minLength ?? 0, max: fact.maxLength ?? Infinity },
    list: { min: fact.minItems ?? 0, max: fact.maxItems ?? Infinity },
    number: { min: fact.min ?? -Infinity, max: fact.max ?? Infinity },
  }[of]
  const count =
    of === 'number'
      ? Number(value)
      : of === 'list'
        ? lengthOf(value)
        : Array.from(String(value)).length
  return count < limits.min
    ? i18n.t(`form.fault.${of}Small`, { min: limits.min, now: count })
    : i18n.t(`form.fault.${of}Large`, { max: limits.max, now: count })
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/** Message of the specification with a capital first letter. */
function formWords(key: FormMessageKey, params: readonly string[]): string {
  const words = formMessage(key, currentLanguage(), params)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
