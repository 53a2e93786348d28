import { parentPort } from 'node:worker_threads'

/** Answers a number with its double; anything else with nothing, for ever. */
const port = parentPort
port?.on('message', (given: unknown) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
  if (typeof given === 'number') port.postMessage(given * 2)
  else for (;;);
})
