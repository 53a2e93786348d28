import { checkRules, type FormRule } from '@omc/core'
import { formWords } from './form-words.ts'

/**
 * What a form says of the first rule that a field breaks; `undefined` where all hold. Apart from the
 * words of the sign-in page, which need none of the rules.
 */
export function faultOf(
  value: unknown,
  rules: readonly FormRule[],
  label: string,
): string | undefined {
  const problem = checkRules(value, rules, label)
  return problem && formWords(problem.messageKey, problem.params)
}
