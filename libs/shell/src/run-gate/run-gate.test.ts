import { behaviour } from '@omc/behaviours/vitest'
import { expect, it } from 'vitest'
import { runGate } from './run-gate.ts'
import { openSource } from './source-action.ts'

const gate = (host: string, isBuildApproved = true) =>
  runGate({ host, isBuildApproved, allowedHosts: ['demo.omc.example'] })

it('lets the page run only when both checks pass', () => {
  behaviour('B-004', () => {
    expect(gate('localhost')).toEqual({ tag: 'open' })
    expect(gate('localhost', false)).toMatchObject({ tag: 'disabled', why: 'build' })
    expect(gate('evil.example')).toMatchObject({ tag: 'disabled', why: 'host' })
    expect(gate('evil.example', false).tag).toBe('disabled')
  })
})

it('accepts localhost, address literals and the demo host', () => {
  const good = ['localhost', 'LOCALHOST', '127.0.0.1', '10.0.0.8', '[::1]', '[fe80::1]']
  behaviour('B-005', () => {
    for (const host of [...good, 'demo.omc.example', 'Demo.omc.example.']) {
      expect(gate(host)).toEqual({ tag: 'open' })
    }
    const bad = ['', '.', 'localhost.evil.example', 'a.demo.omc.example', '1.2.3', '1.2.3.4.evil']
    for (const host of [...bad, '256.1.1.1', '[evil]', '[:]', '::1', 'xdemo.omc.example']) {
      expect(gate(host)).toEqual({ tag: 'disabled', why: 'host', host })
    }
  })
})

it('lets nobody in by an empty list or an empty name on it', () => {
  expect(runGate({ host: '', isBuildApproved: true, allowedHosts: [''] }).tag).toBe('disabled')
})

it('disables the page when a check fails, and says which and where', () => {
  behaviour(['B-006', 'E-019'], () => {
    expect(gate('copy.example')).toEqual({ tag: 'disabled', why: 'host', host: 'copy.example' })
    expect(gate('localhost', false)).toEqual({ tag: 'disabled', why: 'build', host: 'localhost' })
  })
})

it('asks for a key before it shows the source, and calls a wrong one incorrect', async () => {
  const asked: string[] = []
  const isRight = (key: string) => {
    asked.push(key)
    return key === 'sesame'
  }
  await behaviour(['B-007', 'E-012'], async () => {
    expect(await openSource(' sesame ', isRight)).toEqual({ tag: 'open' })
    expect(await openSource('open', isRight)).toEqual({
      tag: 'wrong-key',
      message: { zh: '密钥不正确', en: 'the key is incorrect' },
    })
  })
  expect((await openSource('  ', isRight)).tag).toBe('wrong-key')
  expect(asked).toEqual(['sesame', 'open'])
})
