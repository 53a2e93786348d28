import { ROLES, ROUTE_RULES, type AclSession, type RoleName } from '@omc/acl'
import { describe, expect, test } from 'vitest'
import { marksOf } from './menu-marks.ts'
import { WAIT_RULES } from './wait-rules.ts'
import { waitsEverywhere, waitsOf } from './waits.ts'

const NOW = new Date(2026, 10, 25, 12).getTime()
const ALL = new Set(ROUTE_RULES.map(({ path }) => path))
const REVIEWS = ['/carry/audit/gh_video', '/guanghe/gh-pic/audit']
const WITHOUT_REVIEWS = new Set([...ALL].filter((path) => !REVIEWS.includes(path)))

const person = (...roles: readonly RoleName[]): AclSession => ({ admin: false, roles })
const at = (session: AclSession, built: ReadonlySet<string> = ALL) => ({
  person: session,
  built,
  now: NOW,
})
const placesOf = (session: AclSession, built?: ReadonlySet<string>) =>
  Object.fromEntries(waitsOf(at(session, built)).map(({ kind, path }) => [kind, path]))

describe('what waits for whom, and where', () => {
  test('who leads a team settles, reviews and fills queues on the wide lists', () => {
    expect(placesOf(person('manager'))).toEqual({
      unknown: '/carry/publish/list',
      doubled: '/carry/publish/list',
      restored: '/console',
      botChecks: '/carry/account/list',
      ended: '/carry/account/list',
      notPermitted: '/carry/account/list',
      expired: '/carry/account/list',
      refused: '/carry/publish/list',
      rejected: '/carry/content/list',
      rejectedDrafts: '/carry/content/list',
      retries: '/carry/publish/list',
      unattended: '/carry/account/list',
      expiring: '/carry/account/list',
      pictureReview: '/guanghe/gh-pic/audit',
      draftReview: '/carry/content/list',
      firstLook: '/guanghe/panel/audit',
      unassigned: '/carry/content/list',
      shortQueues: '/carry/account/list',
    })
  })

  test('who publishes settles in the console, and sees no content list', () => {
    const places = placesOf(person('svip', 'gh_pic', 'jd_pic', 'jd_video'))
    expect(new Set(Object.values(places))).toEqual(new Set(['/console']))
    expect(Object.keys(places)).toEqual([
      'unknown',
      'doubled',
      'restored',
      'botChecks',
      'ended',
      'expired',
      'refused',
      'retries',
      'unattended',
      'expiring',
      'shortQueues',
    ])
  })

  test('without a screen made for reviewing, who reviews is led to the list that is open', () => {
    const reviewer = person('auditor', 'gh_video_creative', 'jd_video_creative')
    expect(placesOf(reviewer, WITHOUT_REVIEWS)).toEqual({
      review: '/jingdong/content/list',
      draftReview: '/jingdong/content/list',
      firstLook: '/guanghe/panel/audit',
    })
  })

  test('who reviews has only what can be reviewed, on the screens made for it', () => {
    const places = placesOf(person('auditor', 'gh_video_creative', 'jd_video_creative'))
    expect(places).toEqual({
      videoReview: '/carry/audit/gh_video',
      pictureReview: '/guanghe/gh-pic/audit',
      draftReview: '/jingdong/content/list',
      firstLook: '/guanghe/panel/audit',
    })
  })

  test('who publishes for the web alone finds accounts and posts in the lists of the groups', () => {
    expect(placesOf(person('vip', 'ali_pic_sweb'))).toEqual({
      unknown: '/guanghe/publish/list',
      doubled: '/guanghe/publish/list',
      botChecks: '/sweb/account/list',
      expired: '/sweb/account/list',
      refused: '/guanghe/publish/list',
      retries: '/guanghe/publish/list',
      expiring: '/sweb/account/list',
      shortQueues: '/sweb/account/list',
    })
  })

  test('nothing waits where no screen is built', () => {
    expect(waitsOf(at({ admin: true, roles: [] }, new Set()))).toEqual([])
  })

  test.each(ROLES)('%s: each kind once, in the order of urgency', (role) => {
    const kinds = waitsOf(at(person(role))).map(({ kind }) => kind)
    const order = WAIT_RULES.map(({ kind }) => kind)
    expect(kinds).toEqual(order.filter((kind) => kinds.includes(kind)))
  })
})

test('an address says tab, status, filters and days, and stands for the same arguments', () => {
  const waits = new Map(waitsOf(at(person('manager'))).map((wait) => [wait.kind, wait]))
  expect(waits.get('unassigned')).toMatchObject({
    address: '/carry/content/list?tab=carry&f.status=checked&f.assigned=false',
    args: { 'filter[status]': ['checked'], 'filter[assigned]': false },
  })
  expect(waits.get('expiring')).toMatchObject({
    address: '/carry/account/list?tab=studio&t=false&f.expires=..2026-11-28',
    args: {
      'filter[expired]': false,
      'filter[expires_until]': new Date(2026, 10, 29).toISOString(),
    },
  })
  const [scoped] = waitsOf(at(person('auditor', 'jd_video_creative'), WITHOUT_REVIEWS))
  expect(scoped?.args).toEqual({
    'filter[source]': ['goudong', 'jd', 'douyin'],
    'filter[status]': ['processed'],
  })
})

describe('badges of the menu', () => {
  const marked = (session: AclSession, built = ALL) =>
    marksOf(waitsEverywhere(at(session, built)).map((wait) => ({ wait, total: 2 })))

  test('publish lists count the unsettled, account lists the expired and the stopped, reviews their queues', () => {
    expect(Object.fromEntries(marked(person('manager')))).toEqual({
      '/carry': { badge: 6 },
      '/carry/publish/list': { badge: 2 },
      '/carry/account/list': { badge: 4 },
      '/guanghe': { badge: 6 },
      '/guanghe/publish/list': { badge: 2 },
      '/guanghe/gh-pic/audit': { badge: 2, isCalm: true },
      '/guanghe/panel/audit': { badge: 2, isCalm: true },
      '/sweb': { badge: 4 },
      '/sweb/account/list': { badge: 4 },
    })
    expect(marked(person('auditor')).get('/guanghe')).toEqual({ badge: 4, isCalm: true })
  })

  test('an attempt counts in the list of the group that its account belongs to', () => {
    const narrowed = waitsEverywhere(at(person('manager'))).flatMap(({ kind, path, args }) =>
      kind === 'unknown' ? [[path, args['filter[platform]']]] : [],
    )
    expect(narrowed).toEqual([
      ['/carry/publish/list', undefined],
      ['/console', undefined],
      ['/guanghe/publish/list', ['guangguang']],
    ])
  })

  test('a number that is unknown or nothing gives no badge', () => {
    const wait = { kind: 'expired', path: '/carry/account/list' } as const
    expect(marksOf([{ wait, total: undefined }]).size).toBe(0)
    expect(marksOf([{ wait, total: 0 }]).size).toBe(0)
  })
})
