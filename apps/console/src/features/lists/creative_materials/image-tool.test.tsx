import { behaviour } from '@omc/behaviours/vitest'
import { toDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { ImageToolPanel } from './image-tool.tsx'

const listTexts = textPart(
  () => import('./creative-materials.zh.ts'),
  () => import('./creative-materials.en.ts'),
)

const row = { id: '4', filename: '杯.jpg', image: '/api/v1/uploads/1/file' }
const blob = (size: number) => new Blob([new Uint8Array(size)], { type: 'image/jpeg' })
/** Qualities that the canvas was asked for. */
let qualities: number[] = []

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, listTexts]) await addTexts(part)
})
beforeEach(() => {
  qualities = []
  vi.stubGlobal('fetch', async () => new Response(blob(900_000)))
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close: () => {} }))
  vi.stubGlobal('OffscreenCanvas', FakeCanvas)
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => {}
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Its files do not get smaller than 700 kB: no try comes near. */
class FakeCanvas {
  getContext() {
    return { fillRect: () => {}, drawImage: () => {} }
  }
  async convertToBlob({ quality }: { quality: number }) {
    qualities.push(quality)
    return blob(700_000 + Math.round(quality * 1_000))
  }
}

test('compresses at most 7 times, shows what was saved, and keeps the picture', async () => {
  const { transport } = showInConsole({ admin: true }, (server) => {
    server.answer('uploads.create', {
      status: 201,
      body: toDocument(UPLOAD),
    })
    server.answer('creative_materials.update', {
      body: toDocument({ id: '4', type: 'creative_materials' }),
    })
    return <ImageToolPanel row={row} onClose={() => undefined} />
  })
  fireEvent.click(await screen.findByTestId('image-work'))
  await waitFor(() => expect(screen.getByTestId('image-said').textContent).toContain('减少了'))
  behaviour('B-229', () => expect(qualities).toHaveLength(7))
  fireEvent.click(screen.getByTestId('image-save'))
  await waitFor(() => expect(transport.calls.at(-1)?.operation).toBe('creative_materials.update'))
  expect(JSON.stringify(transport.calls.at(-1)?.body)).toContain('/api/v1/uploads/9/file')
})

const UPLOAD = { id: '9', type: 'uploads', url: '/api/v1/uploads/9/file' }
