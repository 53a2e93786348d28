// Preloaded into each server: when the parent process ends, even by a kill, the server shuts down
// in order, so it does not block the ports and the data of the next start.

const PATIENCE_MS = 15_000

if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  // The reader of our output has ended too, so ignore write errors.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
