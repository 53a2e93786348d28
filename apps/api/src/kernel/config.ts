import { resolve } from 'node:path'
import { policies, policyFault, type FrameSettings } from './frame-policies.ts'
import {
  count,
  flag,
  level,
  longText,
  longTexts,
  maybeText,
  maybeUrl,
  minutes,
  origin,
  origins,
  port,
  postgresUrl,
  proxies,
  seconds,
  text,
  texts,
  url,
  webOrigins,
  yuan,
  type Parse,
} from './parse-setting.ts'
import { row, type Setting } from './setting-row.ts'
import { smsFault, type SmsSettings } from './sms-settings.ts'

export interface Config extends SmsSettings, FrameSettings {
  role: 'all' | 'api' | 'worker'
  port: number
  host: string
  publicOrigin: string
  /** Origins of other web apps that may call with a bearer token. */
  appOrigins: readonly string[]
  /** Addresses and ranges of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[]
  /** Opens `/metrics` and the reasons of `/readyz` to others than this machine. */
  metricsToken: string | undefined
  dataDir: string
  filesDir: string
  witnessFile: string
  databaseUrl: string | undefined
  secretKey: string | undefined
  vaultKeys: readonly string[]
  openRegistration: boolean
  /** Credentials are taken encrypted only, with the key that `auth.credential_key` publishes. */
  encryptCredentials: boolean
  credentialKeyBits: 1024 | 2048 | 3072
  credentialKeyMs: number
  oauthUrl: string
  oauthClientId: string
  oauthClientSecret: string | undefined
  demo: boolean
  sandboxUrl: string
  sandboxToken: string
  outboundAllow: readonly string[]
  consoleDir: string
  catalogueDir: string
  extensionDir: string
  poolSize: number
  logLevel: string
  accessTokenMs: number
  sessionIdleMs: number
  sessionMaxMs: number
  refreshGraceMs: number
  ticketMs: number
  leaseMs: number
  heartbeatMs: number
  settleMs: number
  failureWaitMs: number
  uploadWaitMs: number
  emptyWaitMs: number
  sweepMs: number
  jobsPerTeam: number
  jobsPerPerson: number
  jobsAtOncePerPerson: number
  aiBaseUrl: string | undefined
  aiApiKey: string | undefined
  aiModel: string
  aiTranscribeModel: string
  /** Daily budget of a team for copywriting. */
  aiDayBudgetYuan: number
  /** Yuan for a million tokens, asked and answered. */
  aiPriceIn: number
  aiPriceOut: number
}

const role: Parse<Config['role']> = (value) =>
  (['all', 'api', 'worker'] as const).find((name) => name === value)
const keyBits: Parse<Config['credentialKeyBits']> = (value) =>
  ([1024, 2048, 3072] as const).find((bits) => String(bits) === value)
const smsSender: Parse<Config['smsSender']> = (value) =>
  (['gateway', 'log', 'none'] as const).find((name) => name === value)

/** Every setting, with the reason it exists. Nothing else is read from the environment. */
export const SETTINGS = {
  role: row('ROLE', 'all', role, [
    'all, api or worker',
    'which part of the server this process runs',
  ]),
  port: row('PORT', '8080', port, [
    'a port 1-65535',
    'console, API and /cable share this one origin',
  ]),
  host: row('HOST', '127.0.0.1', text, [
    'an address',
    'the address to listen on; 0.0.0.0 opens it to the network',
  ]),
  publicOrigin: row('PUBLIC_ORIGIN', '', origin, [
    'an origin such as https://omc.example.com',
    'the origin people open; default http://localhost:PORT',
  ]),
  appOrigins: row('APP_ORIGINS', '', webOrigins, [
    'origins such as https://app.example.com, comma separated',
    'other web origins whose pages may call the API and /cable, with bearer tokens only',
  ]),
  trustedProxies: row('TRUSTED_PROXIES', 'loopback', proxies, [
    'addresses or ranges such as 10.0.0.0/8, comma separated; loopback; or none',
    'proxies whose X-Forwarded-For says who asks; of anybody else it is not believed',
  ]),
  metricsToken: row('METRICS_TOKEN', '', longText, [
    'at least 16 characters',
    'bearer token that opens /metrics and the reasons of /readyz to others than this machine',
  ]),
  dataDir: row('DATA_DIR', '.data', (value) => resolve(value), [
    'a folder',
    'database files, keys and uploads of the default run',
  ]),
  filesDir: row('FILES_DIR', '', (value) => (value ? resolve(value) : undefined), [
    'a folder',
    'uploads and exports; processes that run apart need the same one; default DATA_DIR',
  ]),
  witnessFile: row('WITNESS_FILE', '', (value) => (value ? resolve(value) : undefined), [
    'a file outside of DATA_DIR',
    'how far the database had come, so that a copy of it put back is noticed; default DATA_DIR.witness.json',
  ]),
  databaseUrl: row('DATABASE_URL', '', postgresUrl, [
    'postgres://owner:password@host/database',
    'an outside PostgreSQL instead of the embedded one',
  ]),
  secretKey: row('SECRET_KEY', '', maybeText, [
    'at least 32 characters',
    'root of all keys; made on the first default run and kept in DATA_DIR',
  ]),
  vaultKeys: row('VAULT_KEYS', '', longTexts, [
    'keys of at least 32 characters, comma separated',
    'wrap the data keys of secrets at rest: the first wraps, each opens; default from SECRET_KEY',
  ]),
  openRegistration: row('OPEN_REGISTRATION', '1', flag, [
    '1 or 0',
    'whether people can make an account by themselves; it has no roles until somebody gives them',
  ]),
  encryptCredentials: row('ENCRYPT_CREDENTIALS', '0', flag, [
    '1 or 0',
    'publishes an RSA key, and takes names, passwords and codes encrypted with it only; beside TLS',
  ]),
  credentialKeyBits: row('CREDENTIAL_KEY_BITS', '1024', keyBits, [
    '1024, 2048 or 3072',
    'size of that key; 1024 makes the specified chunks of 117 and 128 bytes',
  ]),
  credentialKeyMs: row('CREDENTIAL_KEY_MINUTES', '1440', minutes, [
    'minutes',
    'life of that key; it opens for an hour more',
  ]),
  oauthUrl: row('OAUTH_URL', '', url, [
    'an http(s) URL',
    'the OAuth provider of the social sign-in (authorize, token, userinfo below it); default the stand-in',
  ]),
  oauthClientId: row('OAUTH_CLIENT_ID', 'omc-console', text, [
    'a name',
    'what the OAuth provider calls this server',
  ]),
  oauthClientSecret: row('OAUTH_CLIENT_SECRET', '', maybeText, [
    'a secret',
    'what the OAuth provider asks for beside PKCE, if it does',
  ]),
  demo: row('DEMO', '1', flag, [
    '1 or 0',
    'seeds the demo people and data into an empty database, and shows them on the sign-in page',
  ]),
  smsSender: row('SMS_SENDER', 'none', smsSender, [
    'gateway, log or none',
    'what sends codes: an SMS gateway; the log, in development; without one the demo shows them, and elsewhere nobody gets any',
  ]),
  smsUrl: row('SMS_URL', 'https://dysmsapi.aliyuncs.com', url, [
    'an http(s) URL',
    'the SMS gateway, which speaks SendSms of Alibaba Cloud',
  ]),
  smsKeyId: row('SMS_KEY_ID', '', maybeText, ['a key id', 'who signs the requests to the gateway']),
  smsKeySecret: row('SMS_KEY_SECRET', '', maybeText, [
    'a secret',
    'signs the requests to the gateway; it is never sent',
  ]),
  smsSignName: row('SMS_SIGN_NAME', '', maybeText, [
    'a name',
    'the approved signature that stands before each message',
  ]),
  smsTemplateCode: row('SMS_TEMPLATE_CODE', '', maybeText, [
    'a code such as SMS_154950909',
    'the approved template of a message with a code',
  ]),
  smsTemplateParams: row('SMS_TEMPLATE_PARAMS', '{"code":"{code}"}', texts, [
    'JSON of texts, in which {code} and {minutes} are filled in',
    'the variables of the template',
  ]),
  sandboxUrl: row('SANDBOX_URL', 'http://127.0.0.1:8090', url, [
    'an http(s) URL',
    'the stand-in channel the demo data points to',
  ]),
  sandboxToken: row('SANDBOX_TOKEN', 'sandbox-demo-token', text, [
    'a token',
    'what the gateway of the stand-in channel asks for',
  ]),
  frameOrigins: row('FRAME_ORIGINS', '', origins, [
    'origins, comma separated',
    'further origins whose creator pages may be framed',
  ]),
  framePolicies: row('FRAME_POLICIES', '{}', policies, [
    `JSON of origins and their policies without frame-ancestors, such as {"https://creator.example.com":"object-src 'none'"}`,
    'what the browser extension restates for pages whose own policy forbids framing',
  ]),
  outboundAllow: row('OUTBOUND_ALLOW', '', origins, [
    'origins, comma separated',
    'private origins the server may ask all the same; in the demo also the stand-in channel',
  ]),
  consoleDir: row('CONSOLE_DIR', 'apps/console/dist', (value) => resolve(value), [
    'a folder',
    'the built console',
  ]),
  catalogueDir: row('CATALOGUE_DIR', 'apps/storybook/dist', (value) => resolve(value), [
    'a folder',
    'the built catalogue of components, served at /storybook',
  ]),
  extensionDir: row('EXTENSION_DIR', 'apps/extension/dist', (value) => resolve(value), [
    'a folder',
    'the built browser extension, offered for download with the origins of this server',
  ]),
  poolSize: row('DATABASE_POOL', '12', count, [
    '1-500',
    'connections for requests; jobs get half as many, sign-ins a quarter',
  ]),
  logLevel: row('LOG_LEVEL', 'info', level, [
    'fatal, error, warn, info, debug or silent',
    'how much is logged',
  ]),
  accessTokenMs: row('ACCESS_TOKEN_MINUTES', '15', minutes, ['minutes', 'life of an access token']),
  sessionIdleMs: row('SESSION_IDLE_MINUTES', '720', minutes, [
    'minutes',
    'a session ends when it is unused for this long',
  ]),
  sessionMaxMs: row('SESSION_MAX_MINUTES', '10080', minutes, [
    'minutes',
    'a session ends after this time in any case',
  ]),
  refreshGraceMs: row('REFRESH_GRACE_SECONDS', '20', seconds, [
    'seconds',
    'the previous refresh token still answers with its successor',
  ]),
  ticketMs: row('TICKET_SECONDS', '30', seconds, [
    'seconds',
    'life of a one-time ticket for /cable',
  ]),
  leaseMs: row('LEASE_SECONDS', '90', seconds, [
    'seconds',
    'a claim or device without heartbeat is free after this',
  ]),
  heartbeatMs: row('HEARTBEAT_SECONDS', '20', seconds, [
    'seconds',
    'how often an executor renews its lease',
  ]),
  settleMs: row('SETTLE_SECONDS', '120', seconds, [
    'seconds, longer than the slowest channel request',
    'wait before an unknown outcome is looked up',
  ]),
  failureWaitMs: row('FAILURE_WAIT_SECONDS', '600', seconds, [
    'seconds',
    'wait after a failure or bot check',
  ]),
  uploadWaitMs: row('UPLOAD_WAIT_SECONDS', '180', seconds, [
    'seconds',
    'wait after a failed upload',
  ]),
  emptyWaitMs: row('EMPTY_WAIT_SECONDS', '5', seconds, [
    'seconds',
    'wait after an upload without data, for channels with the short wait',
  ]),
  sweepMs: row('SWEEP_SECONDS', '5', seconds, [
    'seconds',
    'how often expired leases and unknown outcomes are looked at',
  ]),
  jobsPerTeam: row('JOBS_PER_TEAM', '200', count, [
    '1-500',
    'background jobs of one team that may wait or run at a time',
  ]),
  jobsPerPerson: row('JOBS_PER_PERSON', '20', count, [
    '1-500',
    'background jobs of one person that may wait or run at a time',
  ]),
  jobsAtOncePerPerson: row('JOBS_AT_ONCE_PER_PERSON', '2', count, [
    '1-500',
    'background jobs of one person that run at the same moment',
  ]),
  aiBaseUrl: row('AI_BASE_URL', '', maybeUrl, [
    'an http(s) URL',
    'a language model that speaks the OpenAI chat contract; without it the stand-in writes',
  ]),
  aiApiKey: row('AI_API_KEY', '', maybeText, [
    'a key',
    'what AI_BASE_URL asks for; it is sent to no other address',
  ]),
  aiModel: row('AI_MODEL', 'sandbox-writer', text, ['a name', 'the model that is asked for']),
  aiTranscribeModel: row('AI_TRANSCRIBE_MODEL', 'whisper-1', text, [
    'a name',
    'the model at the same address that writes down what is said in clips',
  ]),
  aiDayBudgetYuan: row('AI_DAY_BUDGET_YUAN', '50', yuan, [
    'yuan',
    'what one team may spend on copywriting in a day',
  ]),
  aiPriceIn: row('AI_PRICE_IN', '4', yuan, [
    'yuan for a million tokens',
    'price of what the model is asked',
  ]),
  aiPriceOut: row('AI_PRICE_OUT', '12', yuan, [
    'yuan for a million tokens',
    'price of what the model answers',
  ]),
} satisfies { [K in keyof Config]: Setting<Config[K] | undefined> }

/** An invalid setting that prevents the start; its message names the setting and the valid form. */
export class ConfigError extends Error {}

/**
 * Reads all settings.
 *
 * @throws ConfigError naming the first bad setting, its value and what it wants, in both languages
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const values: Record<string, unknown> = {}
  for (const [name, setting] of Object.entries(SETTINGS)) {
    const given = env[setting.env]?.trim() || setting.fallback
    const value = setting.parse(given)
    if (value === undefined && given !== '') {
      const shown = given.replace(/:[^:/@]*@/, ':…@')
      throw new ConfigError(
        `设置 ${setting.env} 的值“${shown}”不正确，应为 ${setting.wants}\nSetting ${setting.env} has a bad value "${shown}": it wants ${setting.wants} (${setting.reason})`,
      )
    }
    values[name] = value
  }
  // Each value came out of the parser that SETTINGS pairs with its name.
  const config = values as unknown as Config
  if (config.secretKey !== undefined && config.secretKey.length < 32) {
    throw new ConfigError(
      '设置 SECRET_KEY 至少需要 32 个字符\nSetting SECRET_KEY wants at least 32 characters',
    )
  }
  if (config.role !== 'all' && config.filesDir === undefined) {
    throw new ConfigError(
      `设置 ROLE=${config.role} 时必须设置 FILES_DIR：分开运行的进程共用的文件目录\nROLE=${config.role} needs the setting FILES_DIR: the folder of files that processes which run apart share`,
    )
  }
  const complete = {
    ...config,
    vaultKeys: config.vaultKeys ?? [],
    filesDir: config.filesDir ?? config.dataDir,
    witnessFile: config.witnessFile ?? `${config.dataDir}.witness.json`,
    appOrigins: config.appOrigins ?? [],
    oauthUrl: config.oauthUrl ?? `${config.sandboxUrl}/oauth`,
    publicOrigin: config.publicOrigin ?? `http://localhost:${config.port}`,
    outboundAllow: [
      ...new Set([
        ...(config.demo ? [new URL(config.sandboxUrl).origin] : []),
        ...(config.outboundAllow ?? []),
      ]),
    ],
    frameOrigins: [...new Set([new URL(config.sandboxUrl).origin, ...(config.frameOrigins ?? [])])],
  }
  const fault = smsFault(complete) ?? policyFault(complete)
  if (fault !== undefined) throw new ConfigError(fault)
  return complete
}
