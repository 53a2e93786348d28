import { render, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { createRunRig } from '../testing/run-rig.ts'
import { setDockCell } from './dock-store.ts'
import { FrameBox } from './frame-box.tsx'

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
  await addTexts(laterTexts)
})

describe('the framed page in the console', () => {
  it('stays the same element in the same place of the document, on the screen and docked', () => {
    const { run } = createRunRig().open()
    const attachFrame = vi.spyOn(run, 'attachFrame')
    const box = (slot: HTMLElement | null) => (
      <FrameBox run={run} snapshot={run.state} src="about:blank" slot={slot} />
    )
    const place = document.createElement('div')
    document.body.append(place)
    const { rerender, container } = render(box(null))
    const frame = container.querySelector('iframe')
    const parent = frame?.parentElement
    expect(screen.getByTestId(`frame-${run.uid}`).dataset['place']).toBe('dock')
    rerender(box(place))
    expect(screen.getByTestId(`frame-${run.uid}`).dataset['place']).toBe('slot')
    rerender(box(null))
    expect(container.querySelector('iframe')).toBe(frame)
    expect(frame?.parentElement).toBe(parent)
    expect(attachFrame.mock.calls.filter(([element]) => element === null)).toEqual([])
  })

  it('lies over its cell of the tray while it is docked, and takes neither keys nor clicks', () => {
    const { run } = createRunRig().open()
    const cell = document.createElement('span')
    cell.getBoundingClientRect = () => new DOMRect(1200, 10, 48, 27)
    document.body.append(cell)
    setDockCell(run.uid, cell)
    render(<FrameBox run={run} snapshot={run.state} src="about:blank" slot={null} />)
    const box = screen.getByTestId(`frame-${run.uid}`)
    const { left, top, width, height } = box.style
    expect([left, top, width, height]).toEqual(['1200px', '10px', '48px', '27px'])
    expect(box.inert || box.hasAttribute('inert')).toBe(true)
    setDockCell(run.uid, null)
  })

  it('is given scripts, forms and its own origin, and nothing else', () => {
    const { run } = createRunRig().open()
    const { container } = render(
      <FrameBox run={run} snapshot={run.state} src="about:blank" slot={null} />,
    )
    const frame = container.querySelector('iframe')
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms')
    expect(frame?.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(frame?.getAttribute('allow')).toBe('')
  })
})
