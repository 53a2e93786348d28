import { behaviour, type SpecifiedId } from '@omc/behaviours/vitest'
import { describe, expect, it } from 'vitest'
import { validators } from './validators.ts'

type Name = keyof typeof validators

const TABLE: [id: SpecifiedId, name: Name, yes: string[], no: string[]][] = [
  ['B-238', 'isPassword', ['123456', '密码密码密码', '🙂🙂🙂🙂🙂🙂'], ['', '12345', '🙂🙂🙂']],
  ['B-239', 'isUsername', ['a', ' 管理员 '], ['', '   ', '\t\n', '\u3000']],
  ['B-240', 'isDigits', ['0', '0123456789'], ['', '1a', '-1', '1.0', '\uff11', '1\n']],
  ['B-241', 'isPlainName', ['abc', '内容1', 'A9中'], ['', 'a b', 'a-b', '名。', 'é', 'a\n']],
  [
    'B-242',
    'isIpv4',
    ['0.0.0.0', '127.0.0.1', '255.255.255.255'],
    ['256.1.1.1', '1.1.1', '1.1.1.1.1', '01.1.1.1', '1.1.1.1 ', '1.1.1.-1', ''],
  ],
  [
    'B-243',
    'isUrl',
    [
      'http://localhost:8080',
      'https://a.cn',
      'https://商店.中国/商品?x=1#top',
      'ftp://files.example.com/a',
      'http://127.0.0.1:8090/creator/jd?uid=1',
      'http://[::1]:80/x',
      'http://[::]:80/x',
      'http://[1:2:3:4:5:6:7:8]',
      'http://[1:2:3:4:5:6:7::]',
      'https://example.com?x=:8',
    ],
    [
      '',
      'example.com',
      'javascript:alert(1)',
      'http://',
      'http://a',
      'http://-a.cn',
      'http://a.cn:65536',
      'http://a.cn:',
      'http://a.cn/ b',
      'http://user@a.cn',
      'http://256.1.1.1',
      'http://[:::1]',
      'http://[1:2]',
      'http://[1:2:3:4:5:6:7]',
      'http://[1:2:3:4:5:6:7::8]',
      'http://[1::2:3:4::5:6:7:8]',
      'http://[1::2:3:4:5:6:7:8:9]',
      'http://[1:g::]',
      'http://[::1',
      'http://[::1]x',
      'http://cn',
      'http://a.cn.1',
      'https://a..cn',
      `https://a.cn/${'x'.repeat(2048)}`,
    ],
  ],
  [
    'B-244',
    'isPort',
    ['0', '80', '65535'],
    ['', '65536', '-1', '080', '1.5', 'a', '+1', '99999', '100000'],
  ],
  [
    'B-245',
    'isPhone',
    ['13800000000', '19999999999'],
    ['', '1380000000', '23800000000', '138000000001', '1380000000a'],
  ],
  [
    'B-246',
    'isIdCard',
    [
      '11010519491231002X',
      '11010519491231002x',
      '110105491231002',
      '440524188001010014',
      // 29 February of 2000 and 1904; 1900 had none.
      '110105200002290021',
      '110105190402290024',
    ],
    [
      '',
      '110105194912310021',
      '11010519491331002X',
      '11010519490229002X',
      '110105190002290025',
      '110105000229002',
      '99010519491231002X',
      // Unknown province code with a correct check digit.
      '990105194912310023',
      '110105490231002',
      '1101051949123100',
      'X1010519491231002X',
    ],
  ],
  [
    'B-247',
    'isEmail',
    ['a@b.cn', 'first.last+tag@mail.example.com', '名字@例子.中国'],
    [
      '',
      'a@b',
      '@b.cn',
      'a@',
      'a b@c.cn',
      'a..b@c.cn',
      '.a@c.cn',
      'a@-b.cn',
      'a@b.c',
      'a@@b.cn',
      'a@1.23',
      'a@cn',
      'b.cn',
    ],
  ],
  ['B-248', 'isChineseName', ['张三', '欧阳小明'], ['', '张', '欧阳小明明', '张A', '张 三']],
  ['B-249', 'isBlank', ['', '  ', 'null', ' null '], ['0', 'NULL.', 'nullable', 'x']],
  [
    'B-250',
    'isLandline',
    ['010-62345678', '0571-8234567', '02162345678', '62345678', '0571-82345678-123'],
    [
      '',
      '13800000000',
      '010-1234567',
      '01-62345678',
      '010-623456789',
      '0571-82345678-',
      '0110-2345678a',
    ],
  ],
  [
    'B-251',
    'isAmount',
    ['0', '0.05', '12', '12.5', '12.50', '999999999999999.99'],
    ['', '.5', '1.', '1.234', '01', '-1', '1e3', '1,000', ' 1'],
  ],
  [
    'B-252',
    'isJsonObject',
    ['{}', '{"a":[1]}', ' {"a":null} '],
    ['', '[]', 'null', '1', '"{}"', '{a:1}', '{'],
  ],
  [
    'B-253',
    'isHex',
    ['fff', '#FFF', '#19845c', '19845C'],
    ['', '#', '#ff', '#ffff', '#ggg', 'fffffff'],
  ],
]

it('has a row for every check', () => {
  expect(TABLE.map(([, name]) => name).sort()).toEqual(Object.keys(validators).sort())
})

describe.each(TABLE)('%s: %s', (id, name, yes, no) => {
  it.each(yes)('takes %j', (text) => behaviour(id, () => expect(validators[name](text)).toBe(true)))
  it.each(no)('refuses %j', (text) =>
    behaviour(id, () => expect(validators[name](text)).toBe(false)),
  )
})

it('takes numbers too', () => {
  behaviour('B-244', () => {
    expect([0, 65_535].map(validators.isPort)).toEqual([true, true])
    expect([-1, 65_536, 1.5, NaN].map(validators.isPort)).toEqual([false, false, false, false])
  })
})

it('takes nothing as blank', () => {
  behaviour('B-249', () => expect([null, undefined].map(validators.isBlank)).toEqual([true, true]))
})

it('an e-mail address is under 255 characters', () => {
  const ofLength = (length: number) => {
    const domain = `${`${'d'.repeat(60)}.`.repeat(3)}cn`
    return `${'a'.repeat(length - domain.length - 1)}@${domain}`
  }
  // 64 + 1 + 189 letters: domain padded so that the whole address has 254 and 255.
  const long = (label: number) =>
    `${'a'.repeat(64)}@${`${'d'.repeat(60)}.`.repeat(3)}${'e'.repeat(label)}`
  expect(validators.isEmail(ofLength(200))).toBe(true)
  expect(long(6)).toHaveLength(254)
  behaviour('B-254', () => {
    expect(validators.isEmail(long(6))).toBe(true)
    expect(validators.isEmail(long(7))).toBe(false)
  })
})

it('a URL has at most 2,048 characters, its host 253', () => {
  const url = (length: number) => 'https://a.cn/'.padEnd(length, 'x')
  behaviour('B-243', () => {
    expect([2048, 2049].map((length) => validators.isUrl(url(length)))).toEqual([true, false])
    const host = (length: number) =>
      `http://${`${'d'.repeat(60)}.`.repeat(5).slice(0, length - 3)}.cn`
    expect([253, 254].map((length) => validators.isUrl(host(length)))).toEqual([true, false])
  })
})

it('text of more than 2,048 characters is looked at no further', () => {
  behaviour('B-240', () =>
    expect([2048, 2049].map((length) => validators.isDigits('1'.repeat(length)))).toEqual([
      true,
      false,
    ]),
  )
})

it('answers long hostile text quickly in every check', () => {
  const hostile = [
    '1',
    'a',
    'a.',
    '0',
    '-',
    '内',
    'a@',
    'http://a.',
    '1.',
    ' ',
    '#f',
    '[',
    ':',
    '0571-',
  ]
  for (const piece of hostile)
    for (const check of Object.values(validators)) {
      const text = `${piece.repeat(40_000)}!`
      const before = performance.now()
      check(text)
      expect(performance.now() - before).toBeLessThan(1000)
    }
})
