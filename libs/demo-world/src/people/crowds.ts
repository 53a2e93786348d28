import { stableHash } from '../chance/stable-hash.ts'
import type { Platform } from '../platforms.ts'

/** An audience group of a platform. */
export type Crowd = {
  readonly crowd_id: string
  readonly group_name: string
  readonly category: string
  readonly data_type: string
  /** People. */
  readonly size: number
}

export const CROWD_NAMES = [
  '精致妈妈', '小镇青年', '资深中产', '都市白领', '新锐白领', 'Z世代学生', '都市银发', '品质买手',
  '租房一族', '健身人群', '养宠人群', '礼赠人群',
] as const // oxfmt-ignore

/** The two best-selling categories of each group. */
const BOUGHT: Readonly<Record<(typeof CROWD_NAMES)[number], readonly [string, string]>> = {
  精致妈妈: ['母婴', '护肤'],
  小镇青年: ['数码', '鞋靴'],
  资深中产: ['家居', '厨具'],
  都市白领: ['女装', '箱包'],
  新锐白领: ['美妆', '女装'],
  Z世代学生: ['数码', '食品'],
  都市银发: ['厨具', '家居'],
  品质买手: ['箱包', '家居'],
  租房一族: ['家居', '厨具'],
  健身人群: ['运动', '食品'],
  养宠人群: ['家居', '食品'],
  礼赠人群: ['美妆', '食品'],
}

export const groupName = (name: string, category: string): string => `${name}·${category}`

/** The audience groups of a platform. */
export const crowdsOf = ({ feedPrefix }: Platform): Crowd[] =>
  CROWD_NAMES.flatMap((name, at) =>
    BOUGHT[name].map((category, turn) => {
      const crowd_id = `w${feedPrefix}${1000 + at * 10 + turn}`
      return {
        crowd_id,
        group_name: groupName(name, category),
        category,
        data_type: turn % 2 === 0 ? '人群' : '内容',
        size: 20_000 + (stableHash(crowd_id) % 3_000_000),
      }
    }),
  )
