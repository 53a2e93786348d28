import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const KEY = { id: 'key-of-the-tests', secret: 'secret-of-the-tests' }
const SIGN_NAME = '开放媒体创作中心'
const TEMPLATE = { code: 'SMS_154950909', needs: ['code'] }

/** Fault that one of the next calls meets, each used once. */
export type GatewayFault =
  | { tag: 'refuse'; status: number; code: string }
  /** Takes the message and says nothing. */
  | { tag: 'silent' | 'cut' }
  /** A page of a proxy that stands before it. */
  | { tag: 'page' }

export interface SmsGatewayStandIn {
  settings: {
    smsSender: 'gateway'
    smsUrl: string
    smsKeyId: string
    smsKeySecret: string
    smsSignName: string
    smsTemplateCode: string
    smsTemplateParams: string
  }
  /** Messages that phones received. */
  phones: { phoneNumber: string; params: Record<string, string> }[]
  /** Nonces of all calls, in order. */
  nonces: string[]
  faults: GatewayFault[]
  stop: () => Promise<void>
}

type Standing = Pick<SmsGatewayStandIn, 'phones' | 'nonces' | 'faults'> & { used: Set<string> }

/**
 * A short message service by the contract of Alibaba Cloud: signature V3 over the request as it
 * came, each nonce once, approved signature and template, variables that the template has.
 */
export async function startSmsGateway(): Promise<SmsGatewayStandIn> {
  const standing: Standing = { phones: [], nonces: [], faults: [], used: new Set() }
  const { phones, nonces, faults } = standing
  const server = createServer((request, response) => serve(standing, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address of this form.
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      smsSender: 'gateway',
      smsUrl: `http://127.0.0.1:${port}`,
      smsKeyId: KEY.id,
      smsKeySecret: KEY.secret,
      smsSignName: SIGN_NAME,
      smsTemplateCode: TEMPLATE.code,
      smsTemplateParams: '{"code":"{code}"}',
    },
    phones,
    nonces,
    faults,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function answer(
  { phones, nonces, faults, used }: Standing,
  request: IncomingMessage,
): { status: number; code: string } {
  const url = new URL(request.url ?? '/', 'http://gateway.test')
  const nonce = header(request, 'x-acs-signature-nonce')
  nonces.push(nonce)
  const query = Object.fromEntries(url.searchParams)
  if (request.method !== 'POST' || header(request, 'x-acs-action') !== 'SendSms')
    return { status: 404, code: 'InvalidAction.NotFound' }
  if (!isSigned(request, url)) return { status: 400, code: 'SignatureDoesNotMatch' }
  if (used.has(nonce)) return { status: 400, code: 'SignatureNonceUsed' }
  used.add(nonce)
  const fault = faults[0]
  if (fault?.tag === 'refuse') {
    faults.shift()
    return fault
  }
  const params = JSON.parse(query['TemplateParam'] ?? '{}')
  if (query['SignName'] !== SIGN_NAME) return { status: 200, code: 'isv.SMS_SIGNATURE_ILLEGAL' }
  if (query['TemplateCode'] !== TEMPLATE.code)
    return { status: 200, code: 'isv.SMS_TEMPLATE_ILLEGAL' }
  if (TEMPLATE.needs.some((name) => typeof params[name] !== 'string'))
    return { status: 200, code: 'isv.TEMPLATE_MISSING_PARAMETERS' }
  if (!/^1\d{10}$/.test(query['PhoneNumbers'] ?? ''))
    return { status: 200, code: 'isv.MOBILE_NUMBER_ILLEGAL' }
  phones.push({ phoneNumber: query['PhoneNumbers'] ?? '', params })
  return { status: 200, code: 'OK' }
}

function serve(standing: Standing, request: IncomingMessage, response: ServerResponse): void {
  const { phones, faults } = standing
  const { status, code } = answer(standing, request)
  const fault = faults[0]?.tag === 'refuse' ? undefined : faults.shift()
  if (fault?.tag === 'silent') return
  if (fault?.tag === 'cut') {
    request.socket.destroy()
    return
  }
  if (fault?.tag === 'page') {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502</h1>')
    return
  }
  const body = { Code: code, Message: code, RequestId: 'r-1', BizId: `biz-${phones.length}` }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const header = ({ headers }: IncomingMessage, name: string) => String(headers[name] ?? '')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Of what arrived, by the published rules; not with the code that is tested. */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const given =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=(\w{64})$/.exec(
      header(request, 'authorization'),
    )
  const [, id, names = '', signature = ''] = given ?? []
  if (id !== KEY.id) return false
  const signed = names.split(';')
  const must = Object.keys(request.headers).filter((name) => name.startsWith('x-acs-'))
  if (![...must, 'host'].every((name) => signed.includes(name))) return false
  const lines = signed.map((name) => `${name}:${header(request, name)}\n`).join('')
  const text = ['POST', url.pathname, url.search.slice(1), lines, names, sha256('')].join('\n')
  const right = createHmac('sha256', KEY.secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(text)}`)
    .digest()
  return timingSafeEqual(right, Buffer.from(signature, 'hex'))
}
