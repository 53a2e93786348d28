import { behaviour } from '@omc/behaviours/vitest'
import { expect, it } from 'vitest'
import { fileOfDataUrl } from './file-of-data-url.ts'
import { ownAddress } from './load-picture.ts'
import { rewritePicture, type PictureWriter } from './picture-file.ts'

const blob = (size: number, type = 'image/jpeg') => new Blob([new Uint8Array(size)], { type })

/** Writes files whose size follows from quality and scale, and notes what it was asked for. */
function writer(fullSize: number) {
  const asked: unknown[] = []
  const write: PictureWriter = async (_picture, to) => {
    return async (quality) => {
      asked.push([to.type, to.scale, quality])
      return blob(Math.round(fullSize * quality * to.scale), `image/${to.type}`)
    }
  }
  return { asked, write }
}

it('writes with quality 0.92 where no size is asked for', async () => {
  const { asked, write } = writer(100)
  const { picture } = await rewritePicture(blob(1_000), {}, write)
  behaviour('B-228', () => expect(asked).toEqual([['jpeg', 1, 0.92]]))
  expect(picture.size).toBe(92)
})

it('comes to a size in at most 7 tries and tells each', async () => {
  const { write } = writer(1_000)
  const tries: number[] = []
  const { picture, triesCount } = await rewritePicture(
    blob(900),
    { wantedBytes: 300, onTry: (count) => tries.push(count) },
    write,
  )
  expect(Math.abs(picture.size - 300)).toBeLessThanOrEqual(15)
  behaviour('B-229', () => expect(triesCount).toBeLessThanOrEqual(7))
  expect(tries).toHaveLength(triesCount)
})

it('leaves a GIF, and what is small enough, as it is', async () => {
  const { asked, write } = writer(1)
  const gif = blob(500, 'image/gif')
  expect((await rewritePicture(gif, { wantedBytes: 10 }, write)).picture).toBe(gif)
  const small = blob(10)
  expect((await rewritePicture(small, { wantedBytes: 10 }, write)).picture).toBe(small)
  expect(asked).toEqual([])
})

it('makes a JPEG of what is neither PNG, JPEG nor GIF, and scales', async () => {
  const { asked, write } = writer(400)
  const { picture } = await rewritePicture(blob(900, 'image/webp'), { scale: 0.5 }, write)
  behaviour('B-225', () => expect(picture.type).toBe('image/jpeg'))
  expect(asked).toEqual([['jpeg', 0.5, 0.92]])
})

it('reads the file in a data address, and nothing else', async () => {
  const file = fileOfDataUrl('data:image/png;base64,aGFsbG8=')
  expect([file.type, await file.text()]).toEqual(['image/png', 'hallo'])
  expect(() => fileOfDataUrl('https://a.test/b.png')).toThrow('no data address')
})

it('reads pictures from elsewhere through this origin', () => {
  expect(ownAddress('/api/v1/uploads/1/file')).toBe('/api/v1/uploads/1/file')
  expect(ownAddress('https://a.test/b.png?x=1')).toBe(
    '/api/v1/media?url=https%3A%2F%2Fa.test%2Fb.png%3Fx%3D1',
  )
})
