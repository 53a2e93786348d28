import { expect, it } from 'vitest'
import { createSdk } from '../client/create-sdk.ts'
import { buildRecord, toDocument, toErrorDocument } from '../testing/build-record.ts'
import { fakeTransport } from '../testing/fake-transport.ts'
import { uploadFile } from './upload-file.ts'

const file = new Blob(['png'], { type: 'image/png' })

it('hands in the bytes with the name, and gives the record', async () => {
  const fake = fakeTransport()
  const row = buildRecord('uploads', { url: '/api/v1/uploads/1/file' })
  fake.answer('uploads.create', { status: 201, body: toDocument(row) })
  const upload = await uploadFile(createSdk({ transport: fake }), file, { fileName: '茶.png' })
  expect(upload.url).toBe('/api/v1/uploads/1/file')
  expect(fake.calls[0]).toMatchObject({
    body: {
      kind: 'multipart',
      parts: [
        ['file', file],
        ['file_name', '茶.png'],
      ],
    },
    timeoutMs: 600_000,
    idempotencyKey: expect.any(String),
  })
})

it('tells why a file was refused, by the name of the argument', async () => {
  const fake = fakeTransport()
  const body = toErrorDocument(413, 'too_large')
  fake.answer('uploads.create', { status: 413, body })
  await expect(uploadFile(createSdk({ transport: fake }), file)).rejects.toMatchObject({
    name: 'ValidationError',
    code: 'too_large',
  })
})
