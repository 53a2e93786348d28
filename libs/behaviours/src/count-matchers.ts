/**
 * Wraps an `expect` so that every call of a matcher is noted: `expect(x).toBe(1)`,
 * `expect(x).not.toBe(1)`, `expect.soft(x).toBe(1)`, `expect.poll(f).toBe(1)`.
 */
export function countMatchers<Expect extends object>(expect: Expect, note: () => void): Expect {
  return new Proxy(expect, {
    apply: (target, self, args) => wrapMatchers(call(target, self, args), note),
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver)
      if (name === 'configure' && typeof member === 'function') {
        return (...args: unknown[]) => countMatchers(object(call(member, target, args)), note)
      }
      if (typeof member !== 'function' || (name !== 'soft' && name !== 'poll')) return member
      return (...args: unknown[]) => wrapMatchers(call(member, target, args), note)
    },
  })
}

/** The matchers of one subject; `not`, `resolves` and `rejects` hold further ones. */
function wrapMatchers(matchers: unknown, note: () => void): unknown {
  return new Proxy(object(matchers), {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      if (typeof member === 'object' && member !== null) return wrapMatchers(member, note)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) => {
        note()
        return call(member, target, args)
      }
    },
  })
}

const call = (target: object, self: unknown, args: unknown[]): unknown =>
  // `apply` is only reached for what can be called.
  Reflect.apply(target as () => unknown, self, args)

function object(value: unknown): object {
  if ((typeof value === 'object' && value !== null) || typeof value === 'function') return value
  throw new TypeError('expect gave no matchers')
}
