/**
 * Preloaded into a server: reports the longest block of its event loop since the last request. It
 * counts CPU time of the loop's own thread, so other programs on the machine do not count as a
 * block.
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
