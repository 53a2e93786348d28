/**
 * Names that are known by more than this channel: the accounts of the demo data by their uid, and
 * its people by their username, whose pictures are drawn here too.
 */
export const KNOWN_NAMES: ReadonlyMap<string, string> = new Map([
  ['88213', '小红豆'],
  ['88214', '小雨'],
  ['61027', '阿明'],
  ['73905', '小林'],
  ['73906', '栗子的厨房'],
  ['55180', '麦芽选好货'],
  ['40211', '一禾'],
  ['30077', '星河好物馆'],
  ['61028', '晚星生活志'],
  ['73907', '白桃数码笔记'],
  ['92001', '听雨'],
  ['92002', '山茶花开'],
  ['92003', '远山数码'],
  ['92004', '木棉小铺'],
  ['92005', '暖暖的家'],
  ['92006', '远山优选'],
  ['92007', '初一试吃员'],
  ['92008', '青柠穿搭间'],
  ['admin', '林若溪'],
  ['site_admin', '周明远'],
  ['manager', '陈思齐'],
  ['auditor', '许清妍'],
  ['operator', '吴小满'],
  ['creator', '沈知夏'],
  ['vip', '顾一舟'],
  ['operator2', '赵听雨'],
])
