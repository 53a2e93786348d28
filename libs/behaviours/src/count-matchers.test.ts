import { describe, expect, it, vi } from 'vitest'
import { countMatchers } from './count-matchers.ts'

describe('countMatchers', () => {
  const note = vi.fn<() => void>()
  const counted = countMatchers(expect, note)
  const during = (act: () => unknown) => {
    note.mockClear()
    act()
    return note.mock.calls.length
  }

  it('notes each matcher, turned round or not', () => {
    expect(during(() => counted(1).toBe(1))).toBe(1)
    expect(during(() => counted(1).not.toBe(2))).toBe(1)
    expect(during(() => counted.soft(1).toBe(1))).toBe(1)
  })

  it('notes no expectation that asks nothing', () => {
    expect(during(() => counted(1))).toBe(0)
    expect(during(() => counted.any(Number))).toBe(0)
  })

  it('fails as the wrapped one fails', () => {
    expect(() => counted(1).toBe(2)).toThrow('expected 1 to be 2')
  })

  it('waits for matchers that are waited for', async () => {
    await counted(Promise.resolve(1)).resolves.toBe(1)
    await expect(counted(Promise.resolve(1)).resolves.toBe(2)).rejects.toThrow('expected 1 to be 2')
  })
})
