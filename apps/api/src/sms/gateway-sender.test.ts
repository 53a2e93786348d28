import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSmsGateway, type SmsGatewayStandIn } from '../../test/sms-gateway-stand-in.ts'
import { testConfig } from '../../test/test-config.ts'
import { gatewayOf } from '../kernel/sms-settings.ts'
import { createGatewaySender } from './gateway-sender.ts'
import { signCall } from './gateway-signature.ts'

let gateway: SmsGatewayStandIn
beforeEach(async () => {
  gateway = await startSmsGateway()
})
afterEach(() => gateway.stop())

const sender = (change: object = {}) =>
  createGatewaySender(gatewayOf({ ...testConfig, ...gateway.settings, ...change })!, {
    timeoutMs: 300,
  })
const message = (key = 'k-1', phoneNumber = '13800000005') => ({
  phoneNumber,
  code: '1234567',
  key,
  at: new Date('2026-11-20T02:00:00.000Z'),
})

it('signs as the provider publishes it', () => {
  const { headers } = signCall(
    {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      params: {
        RegionId: 'cn-shanghai',
        ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
      },
      nonce: '3156853299f313e23d1673dc12e1703d',
      at: new Date('2023-10-26T10:22:32Z'),
    },
    { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
  )
  expect(headers['authorization']).toContain(
    'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
})

describe('the gateway', () => {
  it('sends by signature and template', async () => {
    expect(await sender().send(message())).toEqual({ tag: 'sent', reference: 'biz-1' })
    expect(gateway.phones).toEqual([{ phoneNumber: '13800000005', params: { code: '1234567' } }])
  })

  it('fills what the template wants, whatever signs stand in it', async () => {
    const smsTemplateParams = `{"code":"{code}","minutes":"{minutes}","sign":"(a*b)'!~ ü/中"}`
    expect((await sender({ smsTemplateParams }).send(message())).tag).toBe('sent')
    expect(gateway.phones[0]!.params).toEqual({
      code: '1234567',
      minutes: '10',
      sign: "(a*b)'!~ ü/中",
    })
  })

  it.each([
    ['a wrong secret', { smsKeySecret: 'another' }, 'SignatureDoesNotMatch'],
    ['a signature that is not approved', { smsSignName: '别人' }, 'isv.SMS_SIGNATURE_ILLEGAL'],
    ['another template', { smsTemplateCode: 'SMS_1' }, 'isv.SMS_TEMPLATE_ILLEGAL'],
    ['a missing variable', { smsTemplateParams: '{}' }, 'isv.TEMPLATE_MISSING_PARAMETERS'],
  ])('refuses %s for good', async (_what, change, code) => {
    expect(await sender(change).send(message())).toEqual({ tag: 'refused', code, again: false })
    expect(gateway.phones).toEqual([])
  })

  it('refuses what is too much for now', async () => {
    gateway.faults.push({ tag: 'refuse', status: 400, code: 'Throttling.User' })
    const refused = { tag: 'refused', code: 'Throttling.User', again: true }
    expect(await sender().send(message())).toEqual(refused)
  })

  it.each(['silent', 'cut', 'page'] as const)(
    'may have sent what it answers to with a %s; the same key sends it no second time',
    async (tag) => {
      gateway.faults.push({ tag })
      expect(await sender().send(message())).toMatchObject({ tag: 'unknown', final: false })
      expect(await sender().send(message())).toMatchObject({ tag: 'unknown', final: true })
      expect(gateway.phones).toHaveLength(1)
    },
  )

  it('may have sent what its own system failed at', async () => {
    gateway.faults.push({ tag: 'refuse', status: 200, code: 'isp.SYSTEM_ERROR' })
    const unsure = { tag: 'unknown', why: 'isp.SYSTEM_ERROR', final: false }
    expect(await sender().send(message())).toEqual(unsure)
  })

  it('has never seen what could not be connected', async () => {
    await gateway.stop()
    expect(await sender().send(message())).toEqual({ tag: 'not_sent', why: 'ECONNREFUSED' })
  })
})
