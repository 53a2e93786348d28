import { setImmediate as turn } from 'node:timers/promises'
import { tableProblem } from './table-problem.ts'

/** Lets other requests go on between two pieces of work, and ends what takes too long. */
export type Pause = () => Promise<void>

/** @param nowMs  a clock that only goes forward */
export function createPause(timeMs: number, nowMs = () => performance.now()): Pause {
  const endMs = nowMs() + timeMs
  return async () => {
    await turn()
    if (nowMs() > endMs)
      throw tableProblem(
        'table_too_slow',
        '读取表格用时过长，请拆分文件 / reading the table takes too long, please split the file',
      )
  }
}
