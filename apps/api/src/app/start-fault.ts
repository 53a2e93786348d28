import { WrappingKeyMissing } from '../auth/vault-error.ts'
import { SchemaError } from '../db/migrate.ts'
import { ConfigError, type Config } from '../kernel/config.ts'

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ENETUNREACH'])
/** PostgreSQL codes: wrong password, wrong role, no such database. */
const REFUSED = new Set(['28P01', '28000', '3D000'])

/** A failure to start that a setting explains, as that setting; anything else as it is. */
export function startFault(error: unknown, { host, databaseUrl }: Config): unknown {
  if (error instanceof SchemaError) return new ConfigError(error.message)
  if (error instanceof WrappingKeyMissing)
    return new ConfigError(
      `VAULT_KEYS 缺少封装数据密钥的密钥（${error.keyName}），请把以前的密钥加在新密钥之后\nVAULT_KEYS lacks the key that wrapped data keys of this database (${error.keyName}): put the earlier key behind the new one`,
    )
  const { code, syscall, hostname } = facts(error)
  if (code === 'EADDRNOTAVAIL' || (syscall === 'getaddrinfo' && hostname === host)) {
    return new ConfigError(
      `设置 HOST 的值“${host}”不是本机地址\nSetting HOST is no address of this machine: "${host}"`,
    )
  }
  if (databaseUrl !== undefined && (UNREACHABLE.has(code) || REFUSED.has(code))) {
    const place = new URL(databaseUrl).host
    return new ConfigError(
      `无法连接 DATABASE_URL 指定的数据库（${place}，${code}）\nThe database of DATABASE_URL cannot be reached: ${place} (${code})`,
    )
  }
  return error
}

/** Fields that Node and PostgreSQL errors have besides the message. */
function facts(error: unknown): { code: string; syscall: string; hostname: string } {
  const { code, syscall, hostname } = Object(error)
  return { code: String(code), syscall: String(syscall), hostname: String(hostname) }
}
