/**
 * Loaded into a server before its program (`--import`): tells over IPC how long one turn of its
 * event loop took at most. What counts is the processor time of the main thread: a turn that waits
 * for a core because the machine is busy held nobody up by itself. The time on the wall is told too.
 */
interface Hold {
  cpuMs: number
  wallMs: number
}

let longest: Hold = { cpuMs: 0, wallMs: 0 }
let watching = false
let before = process.threadCpuUsage()
let beforeMs = performance.now()

function turn() {
  const { user, system } = process.threadCpuUsage(before)
  const nowMs = performance.now()
  longest = {
    cpuMs: Math.max(longest.cpuMs, (user + system) / 1000),
    wallMs: Math.max(longest.wallMs, nowMs - beforeMs),
  }
  before = process.threadCpuUsage()
  beforeMs = nowMs
  if (watching) setImmediate(turn)
}

process.on('message', (word) => {
  if (word === 'watch') {
    longest = { cpuMs: 0, wallMs: 0 }
    before = process.threadCpuUsage()
    beforeMs = performance.now()
    watching = true
    setImmediate(turn)
    process.send?.({ tag: 'watching' })
  } else if (word === 'tell') {
    turn()
    watching = false
    process.send?.({ tag: 'longest', ...longest })
  }
})
process.channel?.unref()
