/** Goods and how people write about them; contents are put together from these rows. */
export interface Goods {
  name: string
  category: string
  scene: string
  points: readonly [string, string, string]
  priceYuan: number
}

export const GOODS: readonly Goods[] = [
  {
    name: '云感羊毛大衣',
    category: '女装',
    scene: '初冬通勤',
    points: ['版型落肩不显宽', '面料蓬松有垂感', '口袋深度刚好放手机'],
    priceYuan: 899,
  },
  {
    name: '高腰直筒牛仔裤',
    category: '女装',
    scene: '周末逛街',
    points: ['裤腰后侧有松紧', '长度到脚踝很利落', '洗了几次没有变形'],
    priceYuan: 239,
  },
  {
    name: '燕麦色针织开衫',
    category: '女装',
    scene: '空调房里',
    points: ['贴身穿也不扎', '扣子缝得很牢', '颜色很衬肤色'],
    priceYuan: 179,
  },
  {
    name: '轻量缓震跑鞋',
    category: '运动',
    scene: '晨跑五公里',
    points: ['脚掌落地很软', '鞋面透气不闷', '后跟包得稳'],
    priceYuan: 459,
  },
  {
    name: '可折叠瑜伽垫',
    category: '运动',
    scene: '小户型练习',
    points: ['收起来只有一本书大', '出汗也不打滑', '没有橡胶味'],
    priceYuan: 128,
  },
  {
    name: '不锈钢保温杯',
    category: '家居',
    scene: '上班路上',
    points: ['早上装的水傍晚还是温的', '杯口好清洗', '单手就能开盖'],
    priceYuan: 99,
  },
  {
    name: '桌面收纳盒',
    category: '家居',
    scene: '整理书桌',
    points: ['抽屉顺滑不卡', '可以叠三层', '底部有防滑垫'],
    priceYuan: 59,
  },
  {
    name: '四件套纯棉床品',
    category: '家居',
    scene: '换季铺床',
    points: ['摸起来厚实柔软', '不掉色不起球', '被套四角有系带'],
    priceYuan: 329,
  },
  {
    name: '陶瓷不粘煎锅',
    category: '厨具',
    scene: '周末早午餐',
    points: ['少油也不粘', '导热均匀', '把手不烫手'],
    priceYuan: 169,
  },
  {
    name: '便携榨汁杯',
    category: '厨具',
    scene: '健身之后',
    points: ['冰块也能打碎', '充一次电用一周', '拆开冲水就干净'],
    priceYuan: 149,
  },
  {
    name: '控温电热水壶',
    category: '厨具',
    scene: '冲奶泡茶',
    points: ['温度显示准', '倒水不滴漏', '内壁没有焊缝'],
    priceYuan: 219,
  },
  {
    name: '氨基酸洁面乳',
    category: '美妆',
    scene: '早晚洁面',
    points: ['泡沫细密', '洗完不紧绷', '味道很淡'],
    priceYuan: 79,
  },
  {
    name: '清透防晒乳',
    category: '美妆',
    scene: '户外一整天',
    points: ['成膜很快', '叠妆不搓泥', '出汗不流白水'],
    priceYuan: 118,
  },
  {
    name: '丝绒哑光唇釉',
    category: '美妆',
    scene: '约会当天',
    points: ['上嘴不拔干', '喝水不怎么沾杯', '黄皮也显白'],
    priceYuan: 89,
  },
  {
    name: '婴儿棉柔巾',
    category: '母婴',
    scene: '宝宝日常',
    points: ['湿水不易破', '没有荧光剂', '一抽一张很省'],
    priceYuan: 49,
  },
  {
    name: '儿童护脊书包',
    category: '母婴',
    scene: '开学季',
    points: ['背板贴合不压肩', '分层清楚', '反光条晚上很醒目'],
    priceYuan: 269,
  },
  {
    name: '降噪蓝牙耳机',
    category: '数码',
    scene: '地铁通勤',
    points: ['人声压得很干净', '戴两小时不胀', '断连很少'],
    priceYuan: 399,
  },
  {
    name: '氮化镓充电器',
    category: '数码',
    scene: '出差旅行',
    points: ['一个头充三台设备', '体积只有拇指长', '满功率也不烫'],
    priceYuan: 139,
  },
  {
    name: '静音机械键盘',
    category: '数码',
    scene: '夜里写稿',
    points: ['敲击声很轻', '键帽不打油', '三模切换快'],
    priceYuan: 359,
  },
  {
    name: '露营折叠椅',
    category: '户外',
    scene: '湖边露营',
    points: ['坐感有支撑', '三秒收好', '承重很放心'],
    priceYuan: 189,
  },
]

export const TITLES: readonly ((goods: Goods) => string)[] = [
  ({ name, scene }) => `${scene}必备的${name}，用了就回不去`,
  ({ name }) => `${name}到底值不值？用了两周说实话`,
  ({ name, priceYuan }) => `${priceYuan}元的${name}，质感像千元款`,
  ({ name, points }) => `选${name}别只看脸，${points[0]}才是关键`,
  ({ name, category }) => `${category}清单｜今年最满意的${name}`,
  ({ name, scene }) => `${scene}的一天，全靠这件${name}`,
]

export const TOPICS = [
  '好物分享',
  '通勤日常',
  '开箱测评',
  '换季清单',
  '居家生活',
  '学生党必看',
] as const

export const paragraphsOf = ({ name, scene, points, priceYuan }: Goods): string[] => [
  `最近${scene}的时候一直在用这款${name}，前前后后试了半个月，今天认真写一篇。`,
  `先说优点：${points[0]}，${points[1]}。身边的朋友摸过之后也去下单了。`,
  `再说一个容易被忽略的细节：${points[2]}，这一点同价位里不多见。`,
  `价格在${priceYuan}元左右，活动时会更低一些。适合想省心的人，追求小众的可以再看看。`,
]
