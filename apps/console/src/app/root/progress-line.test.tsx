import { behaviour } from '@omc/behaviours/vitest'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProgressLine } from './progress-line.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const length = () =>
  Number(/scaleX\(([\d.]+)\)/.exec(screen.getByTestId('progress-line').style.transform)?.[1])

test('the progress bar moves by ease in 500 ms, a step every 200 ms, and never to the end', () => {
  render(<ProgressLine />)
  behaviour('B-104', () => {
    expect(screen.getByTestId('progress-line').style.transition).toBe('transform 500ms ease')
    const lengths = [length()]
    for (const afterMs of [199, 1, 199, 1]) {
      act(() => void vi.advanceTimersByTime(afterMs))
      lengths.push(length())
    }
    expect(lengths).toEqual([0.08, 0.08, 0.172, 0.172, 0.255])
  })
  act(() => void vi.advanceTimersByTime(60_000))
  expect(length()).toBeLessThanOrEqual(1)
})
