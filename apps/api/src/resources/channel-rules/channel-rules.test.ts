import { CHANNELS } from '@omc/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { findRule } from '../../writing/find-rule.ts'

let t: TestApp
let manager: Caller
let operator: Caller
let operator2: Caller
let made: Factories
beforeAll(async () => {
  t = await createTestApp()
  made = createFactories(t.database)
  manager = await t.as('manager')
  operator = await t.as('operator')
  operator2 = await t.as('operator2')
})
afterAll(() => t.close())

const ruleOf = async (caller: Caller, channel: string) =>
  (await caller.get('/api/v1/channel_rules', { 'filter[channel]': channel })).body.data[0]
const update = (id: string, attributes: object, caller = manager) =>
  caller.put(`/api/v1/channel_rules/${id}`, attributes)

describe('the rules of the channels', () => {
  it('channel_rules.list has one row for every channel of the own team, with believable words', async () => {
    const { body } = await operator.get('/api/v1/channel_rules', { sort: 'channel' })
    const channels = body.data.map(
      (row: { attributes: { channel: string } }) => row.attributes.channel,
    )
    expect(channels).toEqual([...CHANNELS].sort())
    const jd = await ruleOf(operator, 'jd')
    expect(jd.attributes).toMatchObject({ title_max: 28, images_max: 15, enabled: true })
    expect(jd.attributes.banned_words).toContainEqual({
      word: '拼多多',
      level: 'forbid',
      suggestion: '',
      reason: '不得出现其他平台名称',
    })
    expect(jd.attributes.banned_words_count).toBe(jd.attributes.banned_words.length)
  })

  it('channel_rules.get gives one, of the own team only', async () => {
    const { id } = await ruleOf(operator, 'pdd')
    expect((await operator.get(`/api/v1/channel_rules/${id}`)).body.data.attributes.channel).toBe(
      'pdd',
    )
    expect((await operator2.get(`/api/v1/channel_rules/${id}`)).status).toBe(404)
  })

  it('are there for a team that is made later', async () => {
    const team = await made.team()
    const rows = await t.rows('select channel from channel_rules where business_team_id = $1', [
      team.id,
    ])
    expect(rows).toHaveLength(CHANNELS.length)
  })

  it('channel_rules.update changes the team’s own and leaves the other team’s', async () => {
    const { id } = await ruleOf(manager, 'wetao')
    const words = [{ word: '爆款', level: 'warn', suggestion: '热门', reason: '用语夸张' }]
    const answer = await update(id, { title_max: 12, banned_words: words, image_ratios: ['1:1'] })
    expect(answer.body.data.attributes).toMatchObject({
      title_max: 12,
      banned_words: words,
      image_ratios: ['1:1'],
    })
    const inUse = await t.database.asServer((db) => findRule(db, manager.teamId, 'wetao'))
    expect(inUse).toMatchObject({ titleMax: 12, bannedWords: words, imageRatios: ['1:1'] })
    const others = await t.database.asServer((db) => findRule(db, operator2.teamId, 'wetao'))
    expect(others).toMatchObject({ titleMax: 40 })
  })

  it('that are switched off are not looked at', async () => {
    const { id } = await ruleOf(manager, 'daorc')
    await update(id, { enabled: false })
    expect(await t.database.asServer((db) => findRule(db, manager.teamId, 'daorc'))).toBeUndefined()
  })

  it('may not contradict themselves, and the field is named', async () => {
    const { id } = await ruleOf(manager, 'jd')
    const word = (text: string) => ({ word: text, level: 'warn', suggestion: '', reason: '' })
    const wrong: [object, string, string][] = [
      [{ title_min: 29 }, 'limits_crossed', 'title_min'],
      [{ images_max: 0 }, 'limits_crossed', 'images_max'],
      [{ banned_words: [word('VX'), word('vx ')] }, 'word_twice', 'banned_words/1/word'],
      [{ banned_words: [word(' ')] }, 'empty_word', 'banned_words/0/word'],
      [{ title_max: -1 }, 'invalid_value', 'title_max'],
    ]
    for (const [attributes, code, field] of wrong) {
      const answer = await update(id, attributes)
      expect([answer.status, answer.body.errors[0].code, answer.body.errors[0].source]).toEqual([
        422,
        code,
        { pointer: `/data/attributes/${field}` },
      ])
    }
    expect((await ruleOf(manager, 'jd')).attributes).toMatchObject({
      title_max: 28,
      images_max: 15,
    })
  })

  it('are changed by those who lead, and by nobody of another team', async () => {
    const { id } = await ruleOf(manager, 'jd')
    expect((await update(id, { remark: 'x' }, operator)).status).toBe(403)
    const [other] = await t.rows<{ id: number }>(
      'select id from channel_rules where business_team_id = $1 limit 1',
      [operator2.teamId],
    )
    expect((await update(String(other!.id), { remark: 'x' })).status).toBe(404)
  })
})

describe('a content that breaks a rule of the channel', () => {
  const submit = async (values: object) => {
    const own = { business_team_id: operator.teamId, user_id: operator.userId }
    const account = await made.account({ ...own, platform: 'goudong' })
    const { id } = await made.content({ ...own, ...values })
    return operator.post(`/api/v1/carry_contents/${id}/submit_to_publish`, { uid: account.uid })
  }

  it.each([
    [{ title: '长'.repeat(29) }, 'title_max'],
    [{ desc: '在拼多多也有' }, 'banned_words'],
    [{ images: Array.from({ length: 11 }, (_, i) => `http://127.0.0.1:9/${i}.svg`) }, 'images_max'],
    [{ topic: '#一 #二 #三 #四' }, 'topics_max'],
  ])('is not queued, and the rule is named: %#', async (values, rule) => {
    const answer = await submit(values)
    expect([answer.status, answer.body.errors[0].code]).toEqual([409, 'rule_broken'])
    expect(answer.body.errors[0].title).toContain(rule)
    expect(await t.rows('select id from publish_contents')).toEqual([])
  })

  it('by a warning only is queued', async () => {
    expect((await submit({ title: '绝绝子的杯子' })).status).toBe(201)
  })
})
