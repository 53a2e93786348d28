import { expect, it, vi } from 'vitest'
import type { AccountTab } from './open-tab.ts'
import { workPictures } from './work-pictures.ts'

const fromPage = new Blob(['page'])
const fromServer = new Blob(['server'])

function setUp(frame: 'ready' | 'loading' | null) {
  const drawPicture = vi.fn(async () => fromPage)
  // as: the pictures need only the frame and the ports of the jobs.
  const tab = {
    frame: frame && {
      src: 'http://127.0.0.1:8090/creator/jd?uid=1',
      getState: () => ({ tag: frame }),
      drawPicture,
    },
    deps: { work: { pictures: { load: async () => fromServer, shrink: async (it: Blob) => it } } },
  } as unknown as AccountTab
  return workPictures(tab)
}

it('of the channel are drawn by its page while that is there, all others are loaded', async () => {
  const own = 'http://127.0.0.1:8090/pictures/1.svg'
  expect(await setUp('ready').load(own)).toBe(fromPage)
  expect(await setUp('loading').load(own)).toBe(fromServer)
  expect(await setUp(null).load(own)).toBe(fromServer)
  expect(await setUp('ready').load('https://a.test/1.png')).toBe(fromServer)
  expect(await setUp('ready').load('/api/v1/uploads/1/file')).toBe(fromServer)
})
