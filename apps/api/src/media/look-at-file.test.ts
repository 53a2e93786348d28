import { deflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lookAtFile } from './look-at-file.ts'
import { gif, jpeg, mp4, png, webm, webp } from './testing/files.ts'

const why = (bytes: Buffer) => {
  const looked = lookAtFile(bytes)
  return looked.tag === 'refused' ? looked.why : 'taken'
}

describe('a look at a file', () => {
  it('names its kind and its size by its own bytes', () => {
    expect(lookAtFile(png(30, 20))).toEqual({
      tag: 'media',
      type: 'image/png',
      width: 30,
      height: 20,
    })
    expect(lookAtFile(jpeg(30, 20))).toEqual({
      tag: 'media',
      type: 'image/jpeg',
      width: 30,
      height: 20,
    })
    expect(lookAtFile(gif(30, 20))).toEqual({
      tag: 'media',
      type: 'image/gif',
      width: 30,
      height: 20,
    })
    expect(lookAtFile(webp(30, 20))).toEqual({
      tag: 'media',
      type: 'image/webp',
      width: 30,
      height: 20,
    })
    expect(lookAtFile(mp4())).toMatchObject({ tag: 'media', type: 'video/mp4' })
    expect(lookAtFile(webm())).toMatchObject({ tag: 'media', type: 'video/webm' })
  })

  it('refuses pictures that unpack into more than a browser should be made to show', () => {
    const bomb = png(50_000, 50_000, deflateSync(Buffer.alloc(1000)))
    expect(why(bomb)).toContain('50000 × 50000')
    expect(why(png(16_384, 16_384))).toContain('16384')
    expect(why(gif(0, 20))).toContain('no size')
  })

  it('refuses a file with another one hung on behind it', () => {
    const script = Buffer.from('<script>alert(1)</script>PK\u0003\u0004')
    for (const file of [png(3, 3), jpeg(3, 3), gif(3, 3), webp(3, 3), mp4()])
      expect(why(Buffer.concat([file, script]))).not.toBe('taken')
  })

  it('refuses SVG, HTML, PDF and whatever only claims to be a picture', () => {
    for (const text of [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      '<!doctype html><img src=x onerror=alert(1)>',
      '%PDF-1.7 and so on, and on',
      'GIF89a/*<svg/onload=1>*/=1;alert(1)//;',
      '\u0089PNG but not really, only text',
    ])
      expect(why(Buffer.from(text))).not.toBe('taken')
  })

  it('never throws and never hangs, whatever the bytes are', () => {
    const heads = [png(3, 3), jpeg(3, 3), gif(3, 3), webp(3, 3), mp4(), webm()]
    fc.assert(
      fc.property(
        fc.constantFrom(...heads),
        fc.nat(40),
        fc.uint8Array({ maxLength: 80 }),
        (file, at, noise) => {
          const bytes = Buffer.from(file)
          Buffer.from(noise).copy(bytes, Math.min(at, bytes.length - 1))
          expect(['media', 'refused']).toContain(lookAtFile(bytes).tag)
          expect(['media', 'refused']).toContain(lookAtFile(bytes.subarray(0, at)).tag)
        },
      ),
      { numRuns: 500 },
    )
  })
})
