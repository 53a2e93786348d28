import { expect, it } from 'vitest'
import { readXml } from './read-xml.ts'

const go = async () => {}
const textOf = async (xml: string, pause = go) => {
  let text = ''
  await readXml(Buffer.from(xml), { text: (piece) => void (text += piece) }, pause)
  return text
}

it('tells elements without their prefix, their attributes and their end', async () => {
  const told: unknown[] = []
  await readXml(
    Buffer.from('<x:a b="1"><c/></x:a>'),
    { open: (name, { b }) => void told.push([name, b]), close: (name) => void told.push(name) },
    go,
  )
  expect(told).toEqual([['a', '1'], ['c', undefined], 'c', 'a'])
})

it('reads for nobody, too', async () => {
  await expect(readXml(Buffer.from('<a b="1">c</a>'), {}, go)).resolves.toBeUndefined()
})

it('reads marked text as it stands', async () => {
  expect(await textOf('<a>1 &lt; <![CDATA[2 & 3]]></a>')).toBe('1 < 2 & 3')
})

it('reads a long file piece by piece, with characters that lie across two pieces', async () => {
  let pauses = 0
  // Three bytes each: no piece of 128 KiB ends between two of them every time.
  const long = '汉'.repeat(150_000)
  expect(await textOf(`<a>${long}</a>`, async () => void (pauses += 1))).toBe(long)
  expect(pauses).toBe(4)
})

it.each(['<a>', '<a></b>', 'text', '', '<a>\u0000</a>'])('refuses %j', async (xml) => {
  await expect(textOf(xml)).rejects.toMatchObject({ code: 'not_a_table' })
})

it('refuses half a character at the end', async () => {
  const cut = Buffer.concat([Buffer.from('<a/>'), Buffer.from('汉').subarray(0, 2)])
  await expect(readXml(cut, {}, go)).rejects.toMatchObject({ code: 'not_a_table' })
})
