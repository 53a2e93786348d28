import { expect, test } from 'vitest'
import { addressOf, contentsOf, placeAt, taskAt } from './workspace-place.ts'

test('an address names a channel, and pictures or videos', () => {
  expect(placeAt('/carry/creator/jd_pic')).toEqual({ channel: 'jd', isVideo: false })
  expect(placeAt('/carry/creator/hh_video?task=3')).toEqual({ channel: 'youhaohuo', isVideo: true })
  expect(placeAt('/carry/creator/gh_pic').channel).toBe('guangguang')
  expect(() => placeAt('/carry/creator/moon_pic')).toThrow('no workspace')
})

test('opens the task of the address, and the contents of all tasks for any other', () => {
  const tasks = [{ id: '3' }, { id: '4' }]
  expect(taskAt(tasks, new URLSearchParams('task=4'))).toEqual({ id: '4' })
  expect(taskAt(tasks, new URLSearchParams('task=9'))).toBeUndefined()
  expect(taskAt(tasks, new URLSearchParams(''))).toBeUndefined()
})

test('another task keeps search and filters, and starts at the first page', () => {
  const query = new URLSearchParams('task=3&q=茶&t=checked&p=4&peek=9')
  expect(decodeURIComponent(addressOf('4', query).toString())).toBe('q=茶&t=checked&task=4')
  expect(decodeURIComponent(addressOf(null, query).toString())).toBe('q=茶&t=checked')
})

test('contents of a task are found by it, those of all tasks by their channel', () => {
  const place = { channel: 'jd', isVideo: true }
  expect(contentsOf(place, '7')).toEqual({ has_video: ['true'], creator_task_id: ['7'] })
  expect(contentsOf(place, undefined)).toEqual({ has_video: ['true'], channel: ['jd'] })
})
