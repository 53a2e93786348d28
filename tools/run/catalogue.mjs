import { rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { endPrograms, run } from './run-program.mjs'
import { say, seconds } from './say.mjs'

const LAST_LINES = 30
/** Terminal escape sequences. */
// oxlint-disable-next-line no-control-regex -- they start with a control character
const TERMINAL_SIGNS = /\u001b\[[\d;]*[A-Za-z]/g

/**
 * Builds the catalogue of components while the servers run, so the console does not wait for it.
 * Until then the server shows the state in the data folder's note.
 *
 * @param {import('./settings.mjs').Settings} settings
 */
export function createCatalogue({ dataDir }) {
  const note = join(dataDir, 'catalogue.json')
  let isBuilding = false

  return {
    /** Call it before the server starts, so the server never shows another state. */
    expect() {
      isBuilding = true
      leave({ tag: 'building', pid: process.pid })
    },

    /** @param {{ env: NodeJS.ProcessEnv }} runtime */
    async build(runtime) {
      const startedAt = performance.now()
      const { code, said } = await run('nx', ['build', 'storybook', '--outputStyle=static'], {
        ...runtime,
        priority: constants.priority.PRIORITY_LOW,
      })
      // Cancelled with everything else.
      if (!isBuilding) return
      isBuilding = false
      if (code === 0) {
        forget()
        return say(
          `✓ 组件目录已就绪 · the catalogue is ready (${seconds(performance.now() - startedAt)})`,
        )
      }
      leave({ tag: 'failed', said: lastLines(said) })
      say('! 组件目录构建失败，原因见其页面 · the catalogue could not be built, its page says why')
    },

    /** Cancels a running build. */
    stop() {
      if (!isBuilding) return
      isBuilding = false
      endPrograms('SIGTERM')
      forget()
    },
  }

  function leave(words) {
    try {
      writeFileSync(note, JSON.stringify(words))
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error
      // Without the note the page reports no build; everything else works.
      forget()
    }
  }

  function forget() {
    rmSync(note, { force: true })
  }
}

/** @param {string} said */
export function lastLines(said) {
  return said.replaceAll(TERMINAL_SIGNS, '').trim().split('\n').slice(-LAST_LINES).join('\n')
}
