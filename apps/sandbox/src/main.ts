import { createSandbox } from './create-sandbox.ts'
import { parseSettings } from './settings.ts'

const parsed = parseSettings(process.env)
if (!parsed.ok) {
  console.error(`sandbox: ${parsed.message}`)
  process.exit(1)
}

const sandbox = await createSandbox(parsed.settings).catch((error: Error) => {
  console.error(`sandbox: ${error.message}`)
  process.exit(1)
})

const stop = (): void => {
  sandbox.stop().then(
    () => process.exit(0),
    (error: Error) => {
      console.error(`sandbox: stopping failed: ${error.message}`)
      process.exit(1)
    },
  )
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

try {
  console.log(`sandbox: stand-in channel at ${await sandbox.start()}`)
} catch (error) {
  const { port } = parsed.settings
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(
    taken
      ? `sandbox: port ${port} on 127.0.0.1 is taken; stop what uses it or set SANDBOX_PORT`
      : `sandbox: cannot start: ${String(error)}`,
  )
  process.exit(1)
}
