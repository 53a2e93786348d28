import { describe, expect, it } from 'vitest'
import { ROLES } from '../roles.ts'
import { rowReach, writeReach } from './row-reach.ts'

const person = (...roles: string[]) => ({ admin: false, roles })

describe('the rows of colleagues that a person sees', () => {
  it.each([
    ['auditor', ['contents', 'materials', 'decided']],
    ['gh_video_creative', ['image-contents', 'decided']],
    ['jd_video_creative', ['jingdong-contents', 'douyin-materials', 'decided']],
    ['vip', ['materials', 'decided']],
    ['carry_dy', ['douyin-materials', 'decided']],
    ['svip', ['tasks']],
  ])('are what the screens of %s hand out', (role, reach) => {
    expect(rowReach(person(role))).toEqual(reach)
  })

  it('are none for every other role, and for names that are no roles', () => {
    const reaching = ROLES.filter((role) => rowReach(person(role)).length > 0)
    expect(reaching).toHaveLength(6)
    expect(rowReach(person('toString', 'root'))).toEqual([])
  })

  it('add up, each once', () => {
    expect(rowReach(person('vip', 'carry_dy', 'svip'))).toEqual([
      'materials',
      'decided',
      'douyin-materials',
      'tasks',
    ])
  })
})

describe('the rows of colleagues that a person changes', () => {
  it.each(['content:review', 'material:review'])('are all but tasks under %s', (permission) => {
    const everyone = person('auditor', 'gh_video_creative', 'jd_video_creative', 'svip')
    expect([...writeReach(everyone, permission)].toSorted()).toEqual([
      'contents',
      'decided',
      'douyin-materials',
      'image-contents',
      'jingdong-contents',
      'materials',
    ])
  })

  it('are tasks for who assigns them, and none for who edits contents', () => {
    const both = person('auditor', 'svip')
    expect(writeReach(both, 'task:edit')).toEqual(['tasks'])
    expect(writeReach(both, 'content:edit')).toEqual([])
    expect(writeReach(both, '')).toEqual([])
  })
})
