import { expect, it } from 'vitest'
import { registry } from '../resources/index.ts'
import { columnHeads } from './column-heads.ts'

const lists = registry.resources.filter(({ verbs }) => verbs.list)

it('calls each column of each list by a name of its own, in Chinese', () => {
  for (const resource of lists) {
    const { type, attributes } = resource
    const heads = columnHeads(resource, ['id', ...Object.keys(attributes.properties)], 'zh')
    expect([type, new Set(heads).size]).toEqual([type, heads.length])
    expect([type, heads.filter((head) => !/\p{Script=Han}/u.test(head))]).toEqual([type, []])
  }
})

it('and in English', () => {
  for (const resource of lists) {
    const { type, attributes } = resource
    const heads = columnHeads(resource, ['id', ...Object.keys(attributes.properties)], 'en')
    expect([type, new Set(heads).size]).toEqual([type, heads.length])
    expect([type, heads.filter((head) => /_|\p{Script=Han}/u.test(head))]).toEqual([type, []])
  }
})
