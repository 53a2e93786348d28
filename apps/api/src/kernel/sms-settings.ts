/** How the gateway is reached, and by which approved signature and template it words a message. */
export interface SmsGateway {
  /** Origin, such as https://dysmsapi.aliyuncs.com */
  url: string
  keyId: string
  keySecret: string
  signName: string
  templateCode: string
  /** JSON of texts with the placeholders `{code}` and `{minutes}`. */
  templateParams: string
}

export interface SmsSettings {
  /** Provider that sends codes to phones. */
  smsSender: 'gateway' | 'log' | 'none'
  smsUrl: string
  smsKeyId: string | undefined
  smsKeySecret: string | undefined
  smsSignName: string | undefined
  smsTemplateCode: string | undefined
  smsTemplateParams: string
}
type Settings = SmsSettings & { publicOrigin: string; demo: boolean }

/** The gateway's settings; undefined where it is not chosen, or one of them is missing. */
export function gatewayOf(config: Settings): SmsGateway | undefined {
  const { smsKeyId, smsKeySecret, smsSignName, smsTemplateCode } = config
  if (config.smsSender !== 'gateway' || missing(config).length > 0) return undefined
  return {
    url: config.smsUrl,
    keyId: smsKeyId ?? '',
    keySecret: smsKeySecret ?? '',
    signName: smsSignName ?? '',
    templateCode: smsTemplateCode ?? '',
    templateParams: config.smsTemplateParams,
  }
}

const NEEDED = {
  SMS_KEY_ID: 'smsKeyId',
  SMS_KEY_SECRET: 'smsKeySecret',
  SMS_SIGN_NAME: 'smsSignName',
  SMS_TEMPLATE_CODE: 'smsTemplateCode',
} as const

const missing = (config: Settings) =>
  Object.entries(NEEDED).flatMap(([env, name]) => (config[name] === undefined ? [env] : []))

/** Why a server with these settings does not start, in both languages; undefined when it may. */
export function smsFault(config: Settings): string | undefined {
  const lacking = config.smsSender === 'gateway' ? missing(config).join(', ') : ''
  if (lacking !== '')
    return `SMS_SENDER=gateway 还需要设置 ${lacking}\nSMS_SENDER=gateway needs these settings, too: ${lacking}`
  if (config.smsSender === 'log' && config.publicOrigin.startsWith('https:'))
    return 'SMS_SENDER=log 会把验证码写进日志，仅供本机开发，不能与 https 的 PUBLIC_ORIGIN 同用\nSMS_SENDER=log writes codes into the log: it is for development, and does not go with a PUBLIC_ORIGIN of https'
  return undefined
}

/**
 * How codes reach people: `sent` by an adapter, only `shown` in the demo box of the sign-in page, or
 * `off`: not at all.
 */
export function smsWay({ smsSender, demo }: Settings): 'sent' | 'shown' | 'off' {
  if (smsSender !== 'none') return 'sent'
  return demo ? 'shown' : 'off'
}

/** Whether a visitor of the sign-in page may read codes: never where phones get them. */
export const showsCodes = ({ smsSender, demo }: Settings): boolean =>
  demo && smsSender !== 'gateway'

/** Logged once at start if no codes can be sent. */
export const SMS_OFF =
  '没有设置 SMS_SENDER，短信登录和注册不可用\nSMS_SENDER is not set: nobody can sign in or register by text message'
