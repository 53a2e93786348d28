export type EmbeddedPostgresCode =
  | 'platform_unsupported'
  | 'binaries_missing'
  | 'data_dir_unwritable'
  | 'data_dir_unreachable'
  | 'data_dir_version'
  | 'data_dir_in_use'
  | 'disk_full'
  | 'password_wrong'
  | 'initdb_failed'
  | 'start_failed'

type Text = { zh: string; en: string }

const TEXTS: Record<EmbeddedPostgresCode, Text> = {
  platform_unsupported: {
    zh: '此平台没有内置数据库，请用 DATABASE_URL 指定一个 PostgreSQL',
    en: 'no embedded database for this platform, set DATABASE_URL to a PostgreSQL',
  },
  binaries_missing: {
    zh: '内置数据库的程序文件缺失或无法准备',
    en: 'the files of the embedded database are missing or cannot be prepared',
  },
  data_dir_unwritable: { zh: '数据目录不可写', en: 'the data directory is not writable' },
  data_dir_unreachable: {
    zh: '以普通用户运行的数据库无法进入数据目录，请设置 DATA_DIR 到其他位置',
    en: 'the data directory cannot be entered by the plain user the database runs as, move DATA_DIR',
  },
  data_dir_version: {
    zh: '数据目录属于另一个版本的 PostgreSQL',
    en: 'the data directory belongs to another version of PostgreSQL',
  },
  data_dir_in_use: {
    zh: '数据目录正被另一个进程使用',
    en: 'the data directory is in use by another process',
  },
  disk_full: { zh: '磁盘已满', en: 'the disk is full' },
  password_wrong: {
    zh: '数据库密码与数据目录不匹配',
    en: 'the database password does not belong to this data directory',
  },
  initdb_failed: { zh: '无法创建数据库', en: 'the database could not be created' },
  start_failed: { zh: '数据库无法启动', en: 'the database could not be started' },
}

/**
 * A start of the embedded database that failed, in one line that names the thing at fault.
 * `message` is `zh · en: thing`; `text` holds the two languages for those who show only one.
 */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresCode
  readonly thing: string
  readonly text: Text

  constructor(code: EmbeddedPostgresCode, thing: string, cause?: unknown) {
    const text = TEXTS[code]
    super(`${text.zh} · ${text.en}: ${thing}`, { cause })
    this.name = 'EmbeddedPostgresError'
    this.code = code
    this.thing = thing
    this.text = text
  }
}

const NO_SPACE = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i

/** Whether a text or an error of the operating system or of PostgreSQL says that the disk is full. */
export function isDiskFull(reason: unknown): boolean {
  return NO_SPACE.test(
    reason instanceof Error ? `${errnoOf(reason)} ${reason.message}` : String(reason),
  )
}

/** The operating system's code of an error (`ENOENT`, `EACCES`, …), '' when it carries none. */
export function errnoOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}
