import { expect, it } from 'vitest'
import { printValue } from './print-value.ts'

it('writes what JSON can hold, with every name quoted', () => {
  const value = { a: [1, -0.5, 'x"\u2028', true, null], 'b[c]': {}, __proto: 1 }
  expect(printValue(value)).toBe(
    String.raw`{ "a": [1, -0.5, "x\"\u2028", true, null], "b[c]": {  }, "__proto": 1 }`,
  )
})

it('leaves out what was not said, and writes bytes as bytes', () => {
  expect(printValue({ a: undefined, file: new Blob(['x']) })).toBe('{ "file": new Blob() }')
})

it('keeps a member of the name of the prototype a member', () => {
  expect(printValue(JSON.parse('{"__proto__":1}'))).toBe(`{ ['__proto__']: 1 }`)
})

it('refuses a circle, and what has no literal', () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle
  expect(() => printValue(circle)).toThrow('holds itself')
  expect(() => printValue(Number.NaN)).toThrow('number')
  expect(() => printValue(() => 1)).toThrow('function')
})
