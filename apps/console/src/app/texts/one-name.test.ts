import { ROLE_LABELS, SCREENS } from '@omc/acl'
import { expect, test } from 'vitest'
import { EN_TEXTS, ZH_PARTS } from './testing/all-texts.ts'

const zh = JSON.stringify(ZH_PARTS)
const en = JSON.stringify(EN_TEXTS)

/** Matches of a name, with some of the text around each. */
const found = (texts: string, name: RegExp) =>
  [...texts.matchAll(name)].map(({ index }) => texts.slice(index - 20, index + 30))

test('the lead of a team is called by the name of the role', () => {
  expect(ROLE_LABELS.manager.zh).toBe('团队主管')
  expect(found(zh, /团队(?:管理员|负责人)/g)).toEqual([])
  expect(found(en, /team lead|who leads|administrator of your team/gi)).toEqual([])
})

test('the plugin and the screens have one name', () => {
  expect(found(zh, /浏览器扩展|打开控制台/g)).toEqual([])
  expect(found(en, /the extension|Browser extension|publishing console/gi)).toEqual([])
  expect(SCREENS.match('/console').title).toEqual({ zh: '发布控制台', en: 'Console' })
  expect(SCREENS.match('/setting/user').title.en).toBe('Users')
})
