/**
 * Preloaded into a server: answers for how long its event loop was held at the longest since it was
 * asked last. It counts the processor's time of the loop's own thread, so that what other programs
 * take of the machine is not taken for a hold.
 */
import type { ServerAnswer, ServerQuestion } from './words.ts'

const LOOK_EVERY_MS = 5

let longestMs = 0
let last = process.threadCpuUsage()
setInterval(() => {
  const now = process.threadCpuUsage()
  longestMs = Math.max(longestMs, (now.user - last.user + now.system - last.system) / 1_000)
  last = now
}, LOOK_EVERY_MS).unref()

process.on('message', (question: ServerQuestion) => {
  if (question.ask !== 'hold') return
  const held: ServerAnswer = { tag: 'held', holdMs: longestMs }
  longestMs = 0
  process.send?.(held)
})
