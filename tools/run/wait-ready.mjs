import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Stop, say } from './say.mjs'

// A first start fills the demo: more than 90 s on a busy machine. A server that ends is noticed by
// its parent.
const PATIENCE_MS = 300_000
const LOOK_EVERY_MS = 150

/** Resolves when the API reports that it is ready and the sandbox accepts connections. */
export async function waitReady({ port, sandboxPort }) {
  const giveUpAt = performance.now() + PATIENCE_MS
  let reason = ''
  while (performance.now() < giveUpAt) {
    reason = await whyNotReady(port)
    if (reason === '' && (await accepts(sandboxPort))) return
    await wait(LOOK_EVERY_MS)
  }
  throw new Stop('服务未能就绪', `the servers did not get ready: ${reason || 'sandbox is silent'}`)
}

async function whyNotReady(port) {
  try {
    const answer = await fetch(`http://localhost:${port}/readyz`)
    if (answer.ok) return ''
    const text = await answer.text()
    const { disk, ...others } = JSON.parse(text).reasons
    if (disk === undefined || Object.keys(others).length > 0)
      return `${answer.status} ${text.slice(0, 400)}`
    // Reads work now, and writes once there is free space.
    say(`! 磁盘已满，只能读取 · ${disk}, only reading works until there is room`)
    return ''
  } catch (error) {
    return `api: ${error.cause?.code ?? error.message}`
  }
}

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const done = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => done(true))
    socket.once('error', () => done(false))
  })
}
