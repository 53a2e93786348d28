import { expect, test } from 'vitest'
import { LINES_MAX, linesToSend, parseLines } from './parse-lines.ts'

const USUAL = { kind: 'goods', source: 'guanghe' } as const
const readOne = (line: string) => {
  const found = parseLines(line, USUAL)[0]?.found
  return found ? `${found.kind} ${found.source} ${found.source_id}` : null
}

test.each([
  ['610000001', 'goods guanghe 610000001'],
  ['  610000001  ', 'goods guanghe 610000001'],
  ['https://item.taobao.com/item.htm?id=610000001&spm=a1z', 'goods taobaoke 610000001'],
  ['https://detail.tmall.com/item.htm?spm=a1&id=61000', 'goods taobaoke 61000'],
  ['https://item.jd.com/100012043978.html', 'goods goudong 100012043978'],
  ['https://www.dewu.com/product/4411?spuId=99887', 'goods dewu 4411'],
  ['https://www.douyin.com/video/7301234567890', 'content douyin 7301234567890'],
  ['https://www.xiaohongshu.com/explore/65ab01?x=1', 'content redbook 65ab01'],
  ['7.95 复制打开 https://www.iesdouyin.com/share/video/7301?u=1 看看', 'content douyin 7301'],
  ['https://shop.example.com/product/4411', 'goods guanghe 4411'],
])('reads %s', (line, found) => {
  expect(readOne(line)).toBe(found)
})

test.each([
  '',
  '看看这个',
  'abc',
  'https://www.douyin.com/user',
  'javascript:alert(1)',
  'https://',
])('finds no number in %j', (line) => {
  expect(readOne(line)).toBeNull()
})

test('lines come once each, in their order, without empty ones', () => {
  const lines = parseLines('61001\n\n61002\r\n61001\n不是', USUAL)
  expect(lines.map(({ text }) => text)).toEqual(['61001', '61002', '不是'])
  expect(linesToSend(lines).map(({ source_id: id }) => id)).toEqual(['61001', '61002'])
})

test('the same number in two lines is sent once, and never more than the limit', () => {
  const many = Array.from({ length: LINES_MAX + 5 }, (_, at) => String(10_000 + at))
  expect(linesToSend(parseLines(many.join('\n'), USUAL))).toHaveLength(LINES_MAX)
  const twice = parseLines('61001\nhttps://shop.example.com/product/61001', USUAL)
  expect(linesToSend(twice)).toHaveLength(1)
})
