import { expect, test } from 'vitest'
import { ownAddress, uploadIdOf } from './media-address.ts'

test('a file of another origin comes through the server, one of ours as it is', () => {
  expect(ownAddress('https://clips.example/a b.mp4')).toBe(
    '/api/v1/media?url=https%3A%2F%2Fclips.example%2Fa%20b.mp4',
  )
  expect(ownAddress('/api/v1/uploads/12/file')).toBe('/api/v1/uploads/12/file')
  expect(ownAddress('')).toBe('')
})

test('knows the upload of an address', () => {
  expect(uploadIdOf('/api/v1/uploads/12/file')).toBe('12')
  expect(uploadIdOf('/api/v1/uploads/file')).toBeNull()
  expect(uploadIdOf('https://clips.example/12/file')).toBeNull()
  expect(uploadIdOf('')).toBeNull()
})
