import { profileOf } from '@omc/demo-world'
import { expect, it } from 'vitest'
import { drawAvatar } from './draw-avatar.ts'

it('calls the accounts of the demo data by the name they have there', () => {
  expect(profileOf('88213').nickname).toBe('小红豆')
  expect(drawAvatar('88213')).toContain('>小</text>')
})

it('draws the people of the demo data with their own letter', () => {
  expect(drawAvatar('operator')).toContain('>吴</text>')
})

it('invents a name for everybody else, and always the same', () => {
  expect(profileOf('4711').nickname).toMatch(/^\p{Script=Han}+$/u)
  expect(profileOf('4711')).toEqual(profileOf('4711'))
})
