import { behaviour } from '@omc/behaviours/vitest'
import { describe, expect, it } from 'vitest'
import { FORM_MESSAGES, formMessage } from './form-messages.ts'
import { checkRule, checkRules } from './form-rules.ts'
import type { FormRule } from './form-rules.ts'

const range = { rule: 'range', min: 2, max: 3 } as const
const pattern = { rule: 'pattern', pattern: /^a+$/g } as const

const TABLE: [FormRule, good: unknown[], bad: unknown[]][] = [
  [{ rule: 'required' }, ['a', 0, false, ' ', [0], {}], [undefined, null, '', []]],
  [{ rule: 'whitespace' }, ['a', ' a ', 0, undefined], ['', ' ', '\t\n']],
  [{ rule: 'type', type: 'string' }, ['a', '', undefined], [1, true, ['a'], {}]],
  [{ rule: 'type', type: 'number' }, [1, 1.5], ['1', NaN, Infinity]],
  [{ rule: 'type', type: 'integer' }, [1, -1], [1.5, '1']],
  [{ rule: 'type', type: 'boolean' }, [true, false], [0, 'true']],
  [{ rule: 'type', type: 'array' }, [[1]], ['a', {}]],
  [{ rule: 'type', type: 'object' }, [{}], [[1], 'a']],
  [range, [2, 3, 2.5, 'ab', '🙂🙂🙂', [1, 2], ''], [1, 4, 'a', 'abcd', [1], true, NaN]],
  [{ rule: 'range', min: 2 }, [2, 9999], [1]],
  [{ rule: 'range', max: 2 }, [2, -9999], [3]],
  [{ rule: 'range' }, [0, 'x'], [{}]],
  [{ rule: 'enum', values: ['a', 1, false] }, ['a', 1, false, ''], ['A', '1', 0, true]],
  [{ rule: 'range', min: 0 }, [0], [-1, true]],
  [pattern, ['a', 'a'.repeat(10_000), ''], ['b', 'ab', {}, 'a'.repeat(10_001)]],
  [{ rule: 'pattern', pattern: /^1+$/ }, [11, '11'], [2, [11], true]],
  [{ rule: 'email' }, ['a@b.cn', ''], ['a@b', 1, ['a@b.cn']]],
  [{ rule: 'url' }, ['https://a.cn', null], ['a.cn', 1, ['https://a.cn']]],
  [{ rule: 'hex' }, ['#19845c', undefined], ['green', 123, ['#19845c']]],
]

describe.each(TABLE)('%j', (rule, good, bad) => {
  it.each(good.map((value) => [value]))('holds for %j', (value) => {
    behaviour('B-253', () => expect(checkRule(value, rule, '标题')).toBeUndefined())
  })
  it.each(bad.map((value) => [value]))('is broken by %j', (value) => {
    behaviour('B-253', () =>
      expect(checkRule(value, rule, '标题')).toMatchObject({
        code: rule.rule,
        messageKey: `form.${rule.rule}`,
      }),
    )
  })
})

it('says what a rule asks for, and nothing where the rule is all there is to say', () => {
  expect(checkRule('c', { rule: 'enum', values: ['a'] }, 'x')?.params).toEqual(['x', 'a'])
  expect(checkRule(1, range, 'x')?.params).toEqual(['x', '2–3'])
  expect(checkRule('', { rule: 'required' }, 'x')?.params).toEqual(['x'])
  expect(checkRule('b', pattern, 'x')?.params).toEqual(['x'])
})

it('gives the same answer for a pattern with a memory, every time', () => {
  for (let n = 0; n < 3; n += 1) expect(checkRule('aaa', pattern, 'x')).toBeUndefined()
})

it('names the first broken rule in the order given', () => {
  const rules: FormRule[] = [{ rule: 'required' }, { rule: 'email' }, { rule: 'range', max: 5 }]
  expect(checkRules('', rules, 'e-mail')?.code).toBe('required')
  expect(checkRules('nonsense', rules, 'e-mail')?.code).toBe('email')
  expect(checkRules('a@bc.cn', rules, 'e-mail')?.code).toBe('range')
  expect(checkRules('a@b.c', [], 'e-mail')).toBeUndefined()
})

describe('messages', () => {
  const say = (value: unknown, rule: FormRule) => {
    const problem = checkRule(value, rule, 'title')!
    return formMessage(problem.messageKey, 'en', problem.params)
  }

  it.each<[unknown, FormRule, string]>([
    ['', { rule: 'required' }, 'title is required'],
    [' ', { rule: 'whitespace' }, 'title cannot be empty'],
    ['c', { rule: 'enum', values: ['a', 'b'] }, 'title must be one of a, b'],
    [1, { rule: 'type', type: 'array' }, 'title is not a valid array'],
    [1, { rule: 'range', min: 2, max: 3 }, 'title must be within 2–3'],
    [1, { rule: 'range', min: 2 }, 'title must be within ≥ 2'],
    [3, { rule: 'range', max: 2 }, 'title must be within ≤ 2'],
    [{}, { rule: 'range' }, 'title must be within ≤ ∞'],
  ])('%j against %j says %s', (value, rule, text) => {
    behaviour('B-255', () => expect(say(value, rule)).toBe(text))
  })

  it('has the three default messages as given', () => {
    behaviour(['B-255', 'E-040'], () =>
      expect(FORM_MESSAGES['form.required'].en).toBe('%s is required'),
    )
    behaviour(['B-255', 'E-041'], () =>
      expect(FORM_MESSAGES['form.whitespace'].en).toBe('%s cannot be empty'),
    )
    behaviour(['B-255', 'E-042'], () =>
      expect(FORM_MESSAGES['form.enum'].en).toBe('%s must be one of %s'),
    )
  })

  it('has the five form messages', () => {
    behaviour(['B-256', 'E-035'], () =>
      expect(formMessage('form.username_empty', 'en')).toBe('user name cannot be empty'),
    )
    behaviour(['B-256', 'E-036'], () =>
      expect(formMessage('form.password_short', 'en')).toBe(
        'password cannot be less than 6 digits',
      ),
    )
    behaviour(['B-256', 'E-037'], () =>
      expect(formMessage('form.phone_wrong', 'en')).toBe(
        'please enter the correct mobile phone number',
      ),
    )
    behaviour(['B-256', 'E-038'], () =>
      expect(formMessage('form.phone_empty', 'en')).toBe('enter the phone number'),
    )
    behaviour(['B-256', 'E-039'], () =>
      expect(formMessage('form.code_empty', 'en')).toBe('enter the mobile verification code'),
    )
  })

  it('takes as many %s in both languages, and puts parameters in as they are', () => {
    for (const { zh, en } of Object.values(FORM_MESSAGES))
      expect(zh.split('%s').length).toBe(en.split('%s').length)
    expect(formMessage('form.enum', 'en', ['%s $&', 'b'])).toBe('%s $& must be one of b')
    expect(formMessage('form.required', 'zh', ['标题'])).toBe('标题不能缺少')
    expect(formMessage('form.enum', 'en', ['title'])).toBe('title must be one of ')
  })
})
