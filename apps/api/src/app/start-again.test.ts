import { expect, it, vi } from 'vitest'
import { startAgain } from './start-again.ts'

const ended = () => Object.assign(new Error('terminating connection'), { code: '57P01' })

it('starts again when its database ended meanwhile, three times at most', async () => {
  const start = vi.fn<() => Promise<string>>()
  start
    .mockRejectedValueOnce(ended())
    .mockRejectedValueOnce(new Error('Connection terminated unexpectedly'))
  start.mockResolvedValue('listening')
  expect(await startAgain(start)).toBe('listening')
  expect(start).toHaveBeenCalledTimes(3)

  const never = vi.fn(() => Promise.reject(ended()))
  await expect(startAgain(never)).rejects.toMatchObject({ code: '57P01' })
  expect(never).toHaveBeenCalledTimes(3)
})

it('does not start again after a failure of another cause', async () => {
  const start = vi.fn(() => Promise.reject(new Error('the port is taken')))
  await expect(startAgain(start)).rejects.toThrow('the port is taken')
  expect(start).toHaveBeenCalledTimes(1)
})
