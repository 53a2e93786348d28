import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { gatewayOf, showsCodes, smsWay } from './sms-settings.ts'

const GATEWAY = {
  SMS_SENDER: 'gateway',
  SMS_KEY_ID: 'id',
  SMS_KEY_SECRET: 'secret',
  SMS_SIGN_NAME: '开放媒体创作中心',
  SMS_TEMPLATE_CODE: 'SMS_1',
}

it.each([
  [{ DEMO: '1' }, 'shown', true],
  [{ DEMO: '0' }, 'off', false],
  [{ DEMO: '1', SMS_SENDER: 'log' }, 'sent', true],
  [{ DEMO: '0', SMS_SENDER: 'log' }, 'sent', false],
  // If phones receive codes, they are shown nowhere else.
  [{ DEMO: '1', ...GATEWAY }, 'sent', false],
  [{ DEMO: '0', ...GATEWAY }, 'sent', false],
])('with %j codes are %s', (env, way, shown) => {
  const config = readConfig(env)
  expect([smsWay(config), showsCodes(config)]).toEqual([way, shown])
})

describe('a start is refused', () => {
  it('with a gateway that lacks a setting, which is named', () => {
    for (const name of Object.keys(GATEWAY).slice(1))
      expect(() => readConfig({ ...GATEWAY, [name]: '' })).toThrow(
        `SMS_SENDER=gateway needs these settings, too: ${name}`,
      )
    expect(gatewayOf(readConfig(GATEWAY))).toMatchObject({
      url: 'https://dysmsapi.aliyuncs.com',
      templateParams: '{"code":"{code}"}',
    })
  })

  it('with codes in the log of a server that is reached over https', () => {
    const env = { SMS_SENDER: 'log', PUBLIC_ORIGIN: 'https://omc.example.com' }
    expect(() => readConfig(env)).toThrow('SMS_SENDER=log writes codes into the log')
  })
})
