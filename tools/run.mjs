// Starts, tests and checks the product on a machine that has only Node and npm.
// Has no dependencies, because it runs before anything is installed.

const OLDEST_NODE = 20
const major = Number(process.versions.node.split('.')[0])
if (major < OLDEST_NODE) {
  console.error(
    `✗ Node ${process.version} 太旧，需要 ${OLDEST_NODE} 或更新版本 · Node ${process.version} is too old, ${OLDEST_NODE} or newer is needed`,
  )
  process.exit(1)
}

const { main } = await import('./run/main.mjs')
await main(process.argv.slice(2))
