import { problem, type Problem } from './problem.ts'

interface DatabaseError {
  code: string
  constraint?: string
  column?: string
}

type Row = readonly [status: number, code: string, title: string]

/** What foreign input can provoke in PostgreSQL, and the answer it deserves. */
const BY_STATE: Record<string, Row> = {
  '22021': [
    422,
    'invalid_text',
    '文本含有不允许的字符 / the text holds a character that cannot be stored',
  ],
  '22P05': [
    422,
    'invalid_text',
    '文本含有不允许的字符 / the text holds a character that cannot be stored',
  ],
  '22P02': [422, 'invalid_value', '值的格式不正确 / a value has the wrong form'],
  '22003': [422, 'out_of_range', '数值超出范围 / a number is out of range'],
  '22007': [422, 'invalid_date', '日期格式不正确 / a date has the wrong form'],
  '22008': [422, 'invalid_date', '日期超出范围 / a date is out of range'],
  '22009': [422, 'invalid_date', '时区超出范围 / a time zone is out of range'],
  '2201X': [400, 'invalid_page', '分页参数不正确 / the page is out of range'],
  '2201W': [400, 'invalid_page', '分页参数不正确 / the page is out of range'],
  '2201B': [400, 'invalid_pattern', '搜索内容不正确 / the search text is not valid'],
  '23502': [422, 'required', '缺少必填字段 / a required field is missing'],
  '23503': [422, 'unknown_reference', '关联的记录不存在 / a referenced record does not exist'],
  '23505': [409, 'duplicate', '已存在相同的记录 / the same record exists already'],
  '23514': [422, 'not_allowed_value', '值不被允许 / a value is not allowed'],
  '42501': [404, 'not_found', '记录不存在或无权查看 / the record does not exist or is not yours'],
  '40001': [409, 'conflict', '同时有别的修改，请重试 / changed at the same time, please retry'],
  '40P01': [409, 'conflict', '同时有别的修改，请重试 / changed at the same time, please retry'],
  '57014': [503, 'too_slow', '查询超时，请缩小范围 / the query took too long, please narrow it'],
  '53100': [503, 'disk_full', '服务器磁盘已满 / the server has no disk space left'],
  '53300': [503, 'busy', '服务器繁忙，请稍后再试 / the server is busy, please try again'],
  '25P03': [503, 'too_slow', '操作超时，请重试 / this took too long, please try again'],
  '57P01': [503, 'restarting', '数据库正在重启 / the database is restarting'],
  '57P02': [503, 'restarting', '数据库正在重启 / the database is restarting'],
  '57P03': [503, 'restarting', '数据库正在启动 / the database is starting'],
  '08006': [503, 'database_lost', '数据库连接中断 / the database connection was lost'],
}

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])

/** What the client library says, without a code, of a connection that is lost or not to be had. */
const CONNECTION_TEXTS = [
  'Client has encountered a connection error',
  'Client was closed',
  'Connection terminated',
  'Query read timeout',
  'timeout exceeded when trying to connect',
]

/** Rules that people meet by name: the field and what to do are known. */
const BY_CONSTRAINT: Record<string, { row: Row; pointer: string }> = {
  publish_contents_one_feed_id: {
    row: [
      409,
      'feed_id_taken',
      '该渠道已有另一条内容使用此渠道编号，请核对 / another item of this channel has this channel number; please check it',
    ],
    pointer: '/data/attributes/feed_id',
  },
}

/**
 * Turns a failure of PostgreSQL or of the connection to it into the 4xx or 503 it stands for.
 *
 * @returns undefined for a failure that is ours (a 500)
 * @source reliability §1.4, 5xx seeds
 */
export function databaseProblem(error: unknown): Problem | undefined {
  if (!isDatabaseError(error)) return connectionProblem(error)
  const named = BY_CONSTRAINT[error.constraint ?? '']
  if (named)
    return problem(...named.row, {
      source: { pointer: named.pointer },
      meta: { constraint: error.constraint },
    })
  const row = BY_STATE[error.code]
  if (row) {
    const [status, code, title] = row
    return problem(
      status,
      code,
      title,
      error.constraint ? { meta: { constraint: error.constraint } } : {},
    )
  }
  return connectionProblem(error)
}

function connectionProblem(error: unknown): Problem | undefined {
  const text = error instanceof Error ? error.message : ''
  const code = isDatabaseError(error) ? error.code : ''
  const lost =
    CONNECTION_CODES.has(code) || CONNECTION_TEXTS.some((reason) => text.includes(reason))
  if (!lost) return undefined
  return problem(503, 'database_lost', '数据库暂时不可用 / the database is not available right now')
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}
