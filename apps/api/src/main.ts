import { createServer } from './app/create-server.ts'
import { EmbeddedPostgresError } from './db/embedded/embedded-postgres-error.ts'
import { ConfigError, readConfig } from './kernel/config.ts'

const FORCE_AFTER_MS = 20_000

try {
  const config = readConfig(process.env)
  const server = await createServer(config)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), FORCE_AFTER_MS).unref()
    server.stop().then(
      () => process.exit(),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  console.log(`${config.role} listening on ${config.publicOrigin}`)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
  setTimeout(() => process.exit(1), 1_000).unref()
}

/** One clear line for what a person can mend; the whole story for what is ours. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `端口已被占用\nthe port is taken: ${error.message} (PORT)`
  }
  return error
}
