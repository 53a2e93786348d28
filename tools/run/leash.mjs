// Preloaded into each server: when the process that started it is gone, however it went, the
// server stops in its orderly way, so that nothing keeps the ports and the data from the next start.

const PATIENCE_MS = 15_000

if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  // The reader of our output went with it: what we still say is for nobody.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
