import { stableHash, stablePick } from '../stable-hash.ts'
import { KNOWN_NAMES } from './known-names.ts'

/** What a channel tells about an account. */
export type Profile = {
  readonly uid: string
  readonly nickname: string
  /** Address path of the drawn avatar. */
  readonly avatarPath: string
  readonly followers: number
  readonly level: number
  /** Days the login stays good. */
  readonly validDays: number
}

const OPENINGS = [
  '小鹿', '阿木', '南风', '知夏', '青柠', '拾光', '云朵', '半糖', '木棉', '桃子',
  '晚星', '听雨', '初一', '麦芽', '栗子', '白桃', '山茶', '暖暖', '一禾', '苏叶',
] as const // oxfmt-ignore
const TOPICS = [
  '爱穿搭', '的好物集', '居家日记', '选好货', '美妆铺', '种草机', '生活志', '育儿手册', '厨房',
  '数码笔记', '慢生活', '试吃员', '穿搭间', '收纳课', '护肤社', '露营记',
] as const // oxfmt-ignore

/**
 * A believable profile for any uid; the same uid always is the same person. Accounts of the demo
 * data go by the name they have there.
 *
 * @source domain: channel gateway, account (verify, profile)
 */
export function profileOf(uid: string): Profile {
  return {
    uid,
    nickname: KNOWN_NAMES.get(uid) ?? inventName(uid),
    avatarPath: `/avatars/${encodeURIComponent(uid)}.svg`,
    followers: 800 + (stableHash(`${uid}:followers`) % 260_000),
    level: 2 + (stableHash(`${uid}:level`) % 6),
    validDays: 7 + (stableHash(`${uid}:valid`) % 50),
  }
}

const inventName = (uid: string): string =>
  stablePick(`${uid}:opening`, OPENINGS) + stablePick(`${uid}:topic`, TOPICS)
