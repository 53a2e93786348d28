import type { Clock } from '@omc/core'

/** Part of the browser's audio used here. */
export type ChimeAudio = Pick<
  AudioContext,
  'currentTime' | 'destination' | 'createOscillator' | 'createGain' | 'close'
>

/** Two notes, a fifth apart: pitch, Hz, and start, s. */
const NOTES = [
  { pitchHz: 587, startS: 0 },
  { pitchHz: 880, startS: 0.18 },
] as const
/** Peak of a note; 1 is the loudest that the browser plays. */
const LOUDNESS = 0.12
const ATTACK_S = 0.02
const NOTE_S = 0.5
/** Exponential ramps cannot reach zero. */
const SILENCE = 0.0001

/** Without a recent gesture the browser holds a sound back: after this time it is dropped, ms. */
export const DROP_AFTER_MS = 2_000

/** Plays a soft sound. */
export function playChime(clock: Clock, audio: ChimeAudio = new AudioContext()): void {
  for (const { pitchHz, startS } of NOTES) playNote(audio, pitchHz, audio.currentTime + startS)
  clock.at(clock.now() + DROP_AFTER_MS, () => {
    audio.close().catch(() => undefined) // Closed already, with the page.
  })
}

function playNote(audio: ChimeAudio, pitchHz: number, startS: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()]
  tone.frequency.value = pitchHz
  volume.gain.setValueAtTime(SILENCE, startS)
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, startS + ATTACK_S)
  volume.gain.exponentialRampToValueAtTime(SILENCE, startS + NOTE_S)
  tone.connect(volume).connect(audio.destination)
  tone.start(startS)
  tone.stop(startS + NOTE_S)
}
