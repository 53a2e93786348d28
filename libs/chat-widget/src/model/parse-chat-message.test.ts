import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { parseChatMessage } from './parse-chat-message.ts'
import { parseMediaString } from './parse-media-string.ts'
import { parseSafeUrl } from './parse-safe-url.ts'

const parsed = (text: unknown, extra: object = {}) => {
  const result = parseChatMessage({ id: 7, name: '韩梅', text, ...extra })
  return result.ok ? result.messages : result.problems.map(({ field, code }) => `${field}: ${code}`)
}

describe('parseChatMessage', () => {
  it('reads who, when and whose', () => {
    const extra = { mine: true, img: 'https://a.example/i.png', date: '2026-07-26T06:02:00Z' }
    expect(parsed({ text: '你好' }, extra)).toEqual([
      {
        kind: 'text',
        id: '7',
        at: Date.UTC(2026, 6, 26, 6, 2),
        text: '你好',
        isOwn: true,
        status: 'sent',
        author: { name: '韩梅', avatarUrl: 'https://a.example/i.png' },
      },
    ])
  })

  it('reads every kind', () => {
    const url = 'https://a.example/f'
    const subLink = { text: '查看', prop: { href: url } }
    const system = { title: '提醒', subtitle: '二条', content: [{ id: 1, text: '一' }] }
    const shop = {
      title: '防晒衣',
      describe: '佣金',
      price: 129,
      cover: url,
      tags: [{ name: '热卖' }],
    }
    expect(parsed('时间', { type: 'tip' })).toMatchObject([{ kind: 'tip', text: '时间' }])
    expect(parsed({ system })).toMatchObject([
      { kind: 'system', title: '提醒', subtitle: '二条', links: [{ id: '1', text: '一' }] },
    ])
    expect(parsed({ subLink })).toMatchObject([{ kind: 'subLink', text: '查看', href: url }])
    expect(parsed({ shop })).toMatchObject([
      { kind: 'shop', price: '129', subtitle: '佣金', coverUrl: url, tags: ['热卖'] },
    ])
    expect(parsed({ image: { url, alt: '图' } })).toMatchObject([{ kind: 'image', url, alt: '图' }])
    expect(parsed({ file: { url, name: 'a.pdf', size: 9 } })).toMatchObject([
      { kind: 'file', name: 'a.pdf', sizeBytes: 9 },
    ])
    expect(parsed({ video: { url, poster: url } })).toMatchObject([
      { kind: 'video', posterUrl: url },
    ])
    expect(parsed({ audio: { url } })).toMatchObject([{ kind: 'audio', url }])
  })

  it('keeps all contents of one message, in order, under ids of their own', () => {
    const messages = parsed({ text: '看这个', subLink: { text: '清单' }, shop: { title: '包' } })
    expect(messages).toMatchObject([
      { id: '7', kind: 'text' },
      { id: '7#2', kind: 'subLink', href: null },
      { id: '7#3', kind: 'shop' },
    ])
  })

  it.each([
    [{ id: null }, ['id: missing']],
    [{ mine: 'yes' }, ['mine: not_a_flag']],
    [{ img: 'javascript:alert(1)' }, ['img: url_refused']],
    [{ img: 'data:image/png;base64,AA' }, ['img: url_refused']],
    [{ date: '昨天', status: 'lost' }, ['date: not_a_date', 'status: unknown_value']],
    [{ name: {} }, ['name: not_a_text']],
    [{ text: 7 }, ['text: not_an_object']],
    [{ text: '  ' }, ['text: missing']],
    [{ text: { text: 'x'.repeat(20_001) } }, ['text.text: too_long']],
    [{ text: { file: { url: 'javascript:alert(1)' } } }, ['text.file.url: url_refused']],
    [{ text: { image: {} } }, ['text.image.url: missing']],
    [
      { text: { file: { url: 'https://a.example/f', size: -1 } } },
      ['text.file.size: not_a_number'],
    ],
    [
      { text: { subLink: { prop: 'x' } } },
      ['text.subLink.prop: not_an_object', 'text.subLink.text: missing'],
    ],
    [
      { text: { subLink: { text: 'x', prop: { href: 'data:text/html,x' } } } },
      ['text.subLink.prop.href: url_refused'],
    ],
    [
      { text: { shop: { tags: [{ name: '热卖' }, {}, 'x'] } } },
      ['text.shop.tags[1].name: missing', 'text.shop.tags[2]: not_an_object'],
    ],
    [{ text: { system: { content: { id: 1 } } } }, ['text.system.content: not_a_list']],
  ])('names what is wrong with %j', (extra, problems) => {
    expect(parsed({ text: 'a' }, extra)).toEqual(problems)
  })

  it('names what is no message at all, and takes an id from elsewhere', () => {
    expect(parseChatMessage(null)).toEqual({
      ok: false,
      problems: [{ field: '', code: 'not_an_object' }],
    })
    expect(parseChatMessage({ text: { text: 'a' } }, 'f')).toMatchObject({
      ok: true,
      messages: [{ id: 'f' }],
    })
  })

  it('leaves the drawing of custom messages to the host, with all their fields', () => {
    expect(parsed({ vote: 3 }, { custom: true })).toMatchObject([
      { kind: 'custom', data: { text: { vote: 3 }, custom: true } },
    ])
  })

  it('never throws, for any input', () => {
    const anyText = fc.record({ text: fc.anything(), system: fc.anything(), shop: fc.anything() })
    const any = fc.oneof(
      fc.anything(),
      fc.record({ id: fc.string(), text: fc.oneof(anyText, fc.anything()) }),
    )
    fc.assert(fc.property(any, (raw) => typeof parseChatMessage(raw).ok === 'boolean'))
  })
})

describe('media strings', () => {
  it('takes the address and the words of an allowed tag and drops the rest', () => {
    const source = `<img onerror="alert(1)" data-src='https://a.example/i.png' alt="封面" style="x"/>`
    expect(parseMediaString(source)).toEqual({
      kind: 'image',
      url: 'https://a.example/i.png',
      alt: '封面',
      rest: '',
    })
    expect(
      parsed({ text: '<video data-src="https://a.example/v.mp4"></video> 看看' }),
    ).toMatchObject([
      { kind: 'video', url: 'https://a.example/v.mp4', posterUrl: null },
      { kind: 'text', text: '看看' },
    ])
    expect(parsed({ text: '<AUDIO data-src=https://a.example/a.mp3 />' })).toMatchObject([
      { kind: 'audio' },
    ])
  })

  it.each([
    '<img src="https://a.example/i.png">',
    '<img data-src="javascript:alert(1)">',
    '<iframe data-src="https://a.example/">',
    '<script>alert(1)</script>',
    '看 <img data-src="https://a.example/i.png">',
    '<image data-src="https://a.example/i.png">',
  ])('leaves %s as text', (text) => {
    expect(parsed({ text })).toMatchObject([{ kind: 'text', text }])
  })

  it('answers at once for long hostile tags', () => {
    const startedAt = performance.now()
    parseMediaString(`<img ${'a=b '.repeat(5000)}`)
    parseMediaString(`<img${' a'.repeat(9000)}"`)
    expect(performance.now() - startedAt).toBeLessThan(200)
  })
})

describe('parseSafeUrl', () => {
  it.each([
    ['https://a.example/x y', 'https://a.example/x%20y'],
    ['/api/v1/media/7', '/api/v1/media/7'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('lets %s through', (raw, url) => {
    expect(parseSafeUrl(raw, 'link')).toBe(url)
  })

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://user:pass@a.example',
    'relative/path',
    '',
    null,
    7,
  ])('refuses %s', (raw) => {
    expect(parseSafeUrl(raw, 'link')).toBeNull()
  })

  it('keeps mail addresses out of media', () => {
    expect(parseSafeUrl('mailto:a@b.example', 'media')).toBeNull()
  })
})

it('looks at the address of a face once, however many messages show it, and by its use', () => {
  const look = vi.spyOn(URL, 'canParse')
  const img = 'https://own.test/face-of-many.png'
  for (let n = 0; n < 1000; n += 1)
    expect(parseChatMessage({ id: String(n), img, text: 'x' })).toMatchObject({
      messages: [{ author: { avatarUrl: img } }],
    })
  expect(look).toHaveBeenCalledTimes(1)
  const mail = 'mailto:a@own.test'
  expect([parseSafeUrl(mail, 'link'), parseSafeUrl(mail, 'media')]).toEqual([mail, null])
  look.mockRestore()
})
