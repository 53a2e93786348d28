import { VirtualClock } from '@omc/core/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import type { AccountRun } from '../run/account-run.ts'
import type { FleetEntry } from '../run/run-registry.ts'
import { snapshotOf, waiting } from '../testing/run-snapshots.ts'
import { tilesTexts } from '../tiles/tiles-texts.ts'
import { type ChimeAudio, DROP_AFTER_MS, playChime } from './play-chime.ts'
import { setSound } from './sound-setting.ts'
import { SoundSwitch } from './sound-switch.tsx'
import { useAlertSound } from './use-alert-sound.ts'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, tilesTexts]) await addTexts(part)
})
const played = vi.fn()
beforeEach(() => {
  played.mockClear()
  setSound(false)
  vi.stubGlobal('AudioContext', function AudioContext() {
    played()
    return fakeAudio()
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Audio that notes what is played when, s. */
function fakeAudio() {
  const notes: string[] = []
  const close = vi.fn(async () => undefined)
  const node = {
    frequency: { value: 0 },
    gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    connect: () => node,
    start: (at: number) => void notes.push(`${node.frequency.value} from ${at}`),
    stop: vi.fn(),
  }
  const audio = { currentTime: 10, destination: {}, close }
  const made = { ...audio, createOscillator: () => node, createGain: () => node, notes }
  // as: the parts of audio that a chime uses.
  return made as unknown as ChimeAudio & Pick<typeof made, 'notes' | 'close'>
}

const clock = new VirtualClock()
// as: the sound depends on uid and snapshot alone.
const entry = (uid: string, why: Parameters<typeof waiting>[0]): FleetEntry => ({
  run: { key: uid, uid } as AccountRun,
  snapshot: snapshotOf(waiting(why)),
})

function Host({ fleet }: { readonly fleet: readonly FleetEntry[] }) {
  useAlertSound(fleet, clock)
  return <SoundSwitch />
}

it('is silent until somebody turns it on, and keeps the choice', async () => {
  const { rerender } = render(<Host fleet={[]} />)
  rerender(<Host fleet={[entry('1', 'bot-check')]} />)
  expect(played).not.toHaveBeenCalled()
  const button = screen.getByRole('button', { name: '需要人工时响一声' })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
  expect(played).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('omc.publishing-sound')).toBe('true')
  fireEvent.click(button)
  expect(played).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('omc.publishing-sound')).toBe('false')
})

it('sounds once for each account that comes to need a person', async () => {
  setSound(true)
  const { rerender } = render(<Host fleet={[entry('1', 'pacing'), entry('2', 'pacing')]} />)
  rerender(<Host fleet={[entry('1', 'bot-check'), entry('2', 'pacing')]} />)
  await waitFor(() => expect(played).toHaveBeenCalledTimes(1))
  rerender(<Host fleet={[entry('1', 'bot-check'), entry('2', 'upload')]} />)
  rerender(<Host fleet={[entry('1', 'bot-check'), entry('2', 'bot-check')]} />)
  await waitFor(() => expect(played).toHaveBeenCalledTimes(2))
  rerender(<Host fleet={[entry('1', 'pacing'), entry('2', 'bot-check')]} />)
  rerender(<Host fleet={[entry('1', 'bot-check'), entry('2', 'bot-check')]} />)
  await waitFor(() => expect(played).toHaveBeenCalledTimes(3))
})

it('plays two notes and lets go of the audio, even if the browser held them back', async () => {
  const audio = fakeAudio()
  playChime(clock, audio)
  expect(audio.notes).toEqual(['587 from 10', '880 from 10.18'])
  expect(audio.close).not.toHaveBeenCalled()
  await clock.advance(DROP_AFTER_MS)
  expect(audio.close).toHaveBeenCalledTimes(1)
})
