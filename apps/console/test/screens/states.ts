import { statusText } from '@omc/sdk'
import type { Behaviour } from './fake-server.ts'
import { LONG } from './sample-value.ts'

/** How many records a list has. */
export const ROWS = 12

export const ANSWERS: Behaviour = { tag: 'answers', rows: ROWS }
export const NOTHING: Behaviour = { tag: 'answers', rows: 0 }
export const SILENT: Behaviour = { tag: 'silent' }
export const BROKEN: Behaviour = { tag: 'fails', status: 500, code: 'internal' }
export const REFUSED: Behaviour = { tag: 'fails', status: 403, code: 'forbidden' }
export const UNREACHABLE: Behaviour = { tag: 'unreachable' }
export const LONG_NAMES: Behaviour = { tag: 'answers', rows: ROWS, nameLength: LONG }

export const NO_MATCH = '没有符合条件的结果'
export const NO_RIGHT = '没有访问权限'
/** @source console spec §8: no answer has status 0 */
export const OUT_OF_REACH = statusText(0, 'zh')
export const SAYS_EMPTY = /没有|暂无|还没/
