import { assert, property, string, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hideSecrets, scrubAddress, scrubForSearch } from './scrub.ts'
import { searchLinks } from './search-links.ts'

const JWT = ['eyJhbGciOiJub25l', 'eyJzdWIiOiI3In0', 'c2lnbmF0dXJl'].join('.')

describe('secrets never stay', () => {
  it.each([
    ['Authorization: Bearer abc.def-123', 'abc'],
    [`failed with ${JWT} in header`, 'eyJ'],
    ['GET /x?access_token=s3cr3t&page=1', 's3cr3t'],
    ['{"password":"hunter two","a":1}', 'hunter'],
    ["refresh_token: 'r-99'", 'r-99'],
    ['https://me:pw123@host/x', 'pw123'],
    ['验证码：482913', '482913'],
    ['cookie=sid77; path=/', 'sid77'],
  ])('in %s', (text, secret) => {
    expect(hideSecrets(text)).not.toContain(secret)
    expect(scrubForSearch(text)).not.toContain(secret)
  })

  it('and the rest of the words does', () => {
    expect(hideSecrets('x is undefined at row 42')).toBe('x is undefined at row 42')
    expect(hideSecrets('GET /x?token=abc&page=1')).toBe('GET /x?token=…&page=1')
  })
})

describe('nothing that points to a person, account or row is searched for', () => {
  it.each([
    ['phone 13812345678 is taken', '138'],
    ['call +86 138-1234-5678 now', '138'],
    ['mail li.lei@example.com bounced', 'lei'],
    ['no row 8841207713 here', '8841207713'],
    ['account id: 42 is gone', '42'],
    ['uid=7 refused', '7'],
    ['at /carry/account/88213/edit failed', '88213'],
    ['fetch https://media.example.com/api/v1/users/5 failed', 'example'],
    ['key 0f8fad5b-d9cb-469f-a165-70867728950e lost', '0f8fad5b'],
    ['card 11010519491231002X', '110105'],
    ['from 192.168.10.7', '192.168'],
    ['title "李雷的店铺" is too long', '李雷'],
    ['session tok_9f8e7d6c5b4a3210ffee lost', '9f8e7d'],
  ])('in %s', (text, trace) => {
    expect(scrubForSearch(text)).not.toContain(trace)
  })

  it('and the error itself can still be found', () => {
    const text = "TypeError: Cannot read properties of undefined (reading 'map')"
    expect(scrubForSearch(text)).toBe(text)
    expect(scrubForSearch('Request failed with status code 502')).toBe(
      'Request failed with status code 502',
    )
  })

  it('whatever stands around a phone number', () => {
    const phone = stringMatching(/^1[3-9]\d{9}$/)
    const around = string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !/\d/.test(text))
    assert(
      property(around, phone, around, (before, number, after) => {
        const words = searchLinks(`${before}${number}${after}`).map(({ url }) =>
          decodeURIComponent(url),
        )
        for (const url of words) expect(url).not.toContain(number)
      }),
    )
  })
})

it('keeps the screen and the names of its query, not the values', () => {
  expect(scrubAddress('http://x/#/carry/content/list?phone=138&token=abc#top')).toBe(
    'http://x/#/carry/content/list?phone=…&token=…#top',
  )
})

it('makes an address of any message', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 300 }), (message) => {
      for (const { url } of searchLinks(message)) expect(url).toMatch(/^https:\/\/[^\s"<>]+$/)
    }),
  )
  const [link] = searchLinks(`${'ab '.repeat(40).slice(0, 119)}😀`)
  expect(link?.url).toMatch(/ab$/)
  expect(searchLinks('a\nsecond line')[0]?.url).not.toContain('second')
})
