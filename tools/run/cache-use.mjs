import { stripVTControlCharacters } from 'node:util'

const TASK =
  /^> nx run (?<task>\S+)(?<kept> {2}\[(?:local cache|existing outputs match the cache, left as is|remote cache)\])?/

/**
 * Number of a step's tasks that nx took from its cache.
 *
 * @param {string} said  output of nx with `--outputStyle=static`
 * @returns {{ kept: number, tasks: number }}
 */
export function cacheUse(said) {
  const lines = stripVTControlCharacters(said).split('\n')
  const heads = lines.map((line) => TASK.exec(line)?.groups).filter(Boolean)
  const tasks = new Map(heads.map(({ task, kept }) => [task, kept !== undefined]))
  return { kept: [...tasks.values()].filter(Boolean).length, tasks: tasks.size }
}

/** Text for the gate; empty if every task ran. @param {ReturnType<typeof cacheUse>} [use] */
export function cacheWord({ kept, tasks } = { kept: 0, tasks: 0 }) {
  if (kept === 0) return ''
  return kept === tasks ? 'from the cache' : `${kept} of ${tasks} from the cache`
}
