import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

const WIDTH = 100
const items = ['a', 'b', 'c', 'd', 'e'].map((value) => ({ value, label: value }))

/** Five tabs of a hundred pixels each in a row that shows three of them. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(3 * WIDTH)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return items.findIndex(({ value }) => value === this.textContent) * WIDTH
  })
}

afterEach(() => vi.restoreAllMocks())

/** Runs what waits for the next frame at once. */
const frameNow = (run: FrameRequestCallback): number => {
  run(0)
  return 0
}

it('brings the open tab into sight, at first and after a change', () => {
  layOut()
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation(frameNow)
  const shown = render(<Tabs label="tabs" items={items} value="d" />)
  expect(screen.getByRole('tablist').scrollLeft).toBe(2 * WIDTH)
  shown.rerender(<Tabs label="tabs" items={items} value="c" />)
  expect(screen.getByRole('tablist').scrollLeft).toBe(WIDTH)
})
