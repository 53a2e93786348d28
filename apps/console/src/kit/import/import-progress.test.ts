import { expect, test } from 'vitest'
import { stepStates } from './import-progress.tsx'

const file = { name: '素材.csv' }

test('an import stands at its file, its rows or its result', () => {
  const begin = { file: null, fault: null, result: null }
  expect(stepStates(begin)).toEqual(['current', 'coming', 'coming'])
  expect(stepStates({ ...begin, fault: '文件无法读取' })[0]).toBe('failed')
  expect(stepStates({ ...begin, file })).toEqual(['done', 'current', 'coming'])
  const ended = (...failed: readonly object[]) => stepStates({ ...begin, file, result: { failed } })
  expect(ended()).toEqual(['done', 'done', 'done'])
  expect(ended({ number: 2 })).toEqual(['done', 'done', 'failed'])
})
