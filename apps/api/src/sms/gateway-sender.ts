import type { SmsGateway } from '../kernel/sms-settings.ts'
import { signCall } from './gateway-signature.ts'
import { CODE_MINUTES, type SmsMessage, type SmsOutcome, type SmsSender } from './sms-sender.ts'

const ACTION = { action: 'SendSms', version: '2017-05-25' }
const TIMEOUT_MS = 5_000
const ANSWER_BYTES = 64 * 1024
/** Refused before anything was done: a further attempt may pass. */
const LATER = /^(Throttling|ServiceUnavailable)/
/** Codes for faults between gateway and network: the outcome is unknown. */
const UNSURE = /^(isp\.|InternalError)/
/** Code for a repeated attempt, whose outcome the gateway does not return. */
const TAKEN = 'SignatureNonceUsed'
const NEVER_LEFT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/**
 * Sends by template and signature through a gateway that speaks `SendSms` of Alibaba Cloud's short
 * message service. The attempt's key is the nonce of the signature: the gateway takes each once.
 */
export function createGatewaySender(
  gateway: SmsGateway,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): SmsSender {
  return {
    async send(message) {
      const { url, init } = requestOf(gateway, message)
      try {
        const signal = AbortSignal.timeout(timeoutMs)
        const answer = await fetch(url, { ...init, redirect: 'error', signal })
        return outcomeOf(answer.status, (await answer.text()).slice(0, ANSWER_BYTES))
      } catch (error) {
        const why = reasonOf(error)
        return NEVER_LEFT.has(why)
          ? { tag: 'not_sent', why }
          : { tag: 'unknown', why, final: false }
      }
    },
  }
}

/** The template's variables with the code in them. */
const fillTemplate = (params: string, code: string) =>
  params.replaceAll('{code}', code).replaceAll('{minutes}', String(CODE_MINUTES))

function requestOf(gateway: SmsGateway, { phoneNumber, code, key, at }: SmsMessage) {
  const { query, headers } = signCall(
    {
      ...ACTION,
      host: new URL(gateway.url).host,
      params: {
        PhoneNumbers: phoneNumber,
        SignName: gateway.signName,
        TemplateCode: gateway.templateCode,
        TemplateParam: fillTemplate(gateway.templateParams, code),
        OutId: key,
      },
      nonce: key,
      at,
    },
    { id: gateway.keyId, secret: gateway.keySecret },
  )
  return { url: `${gateway.url}/?${query}`, init: { method: 'POST', headers } }
}

/** Only `OK` in the body is a success; without a code the outcome is unknown. */
function outcomeOf(status: number, body: string): SmsOutcome {
  const { Code: code, BizId: reference } = read(body)
  if (code === undefined) return { tag: 'unknown', why: `status ${status}`, final: false }
  if (code === 'OK') return { tag: 'sent', reference: reference ?? '' }
  if (code === TAKEN) return { tag: 'unknown', why: code, final: true }
  if (UNSURE.test(code)) return { tag: 'unknown', why: code, final: false }
  return { tag: 'refused', code, again: LATER.test(code) }
}

function read(body: string): { Code?: string; BizId?: string } {
  try {
    const { Code, BizId } = Object(JSON.parse(body))
    return {
      ...(typeof Code === 'string' ? { Code: Code.slice(0, 100) } : {}),
      ...(typeof BizId === 'string' ? { BizId: BizId.slice(0, 100) } : {}),
    }
  } catch {
    // A page of a proxy, without information on the message.
    return {}
  }
}

/** The code of the system's error, which fetch keeps one level below. */
function reasonOf(error: unknown): string {
  const { name, cause } = Object(error)
  return String(Object(cause).code ?? name ?? 'failed')
}
