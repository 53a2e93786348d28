import type {
  Author,
  AuthorContent,
  ChannelAccount,
  ChannelGateway,
  Creator,
  Goods,
  Paged,
  PageWanted,
} from '../src/gateway/gateway.ts'

type FakeChannel = Omit<ChannelGateway, 'findPost' | 'ownPosts' | 'publishPost'>

/** Plausible answers of a channel, the same for the same question. Ids carry the channel's name. */
export const createFakeChannel = (): FakeChannel => ({
  ...accountAnswers(),
  ...GOODS_ANSWERS,
  ...AUTHOR_ANSWERS,
  ...TRADE_ANSWERS,
})

function accountAnswers() {
  const uses = new Map<string, number>()
  return {
    account: async ({ name }, uid) => accountOf(name, uid),
    accounts: async ({ name }, wanted) =>
      paged(wanted, 5, (i) => accountOf(name, `${name}-u${i + 1}`)),
    accountGroups: async (_channel, uid) => [
      { group_id: `${uid}-g1`, name: '服饰组', accounts_count: 4 },
      { group_id: `${uid}-g2`, name: '家居组', accounts_count: 2 },
    ],
    backbone: async (_channel, uid) => ({
      uid,
      level: 1 + (hash(uid) % 6),
      credit_score: 600 + (hash(uid) % 300),
      fans_count: hash(`${uid}:fans`) % 100_000,
      month_posts_count: hash(`${uid}:posts`) % 60,
      income_yuan: (hash(`${uid}:income`) % 1_000_000) / 100,
      tags: ['穿搭', '好物'],
    }),
    videos: async ({ name }, uid, wanted) =>
      paged(wanted, 8, (i) => contentOf(`${name}-${uid}-v${i + 1}`, uid, 'video')),
    cards: async (_channel, uid) => [
      { card_id: `${uid}-c1`, title: '流量加热卡', left_count: 3, expires_at: AT },
      { card_id: `${uid}-c2`, title: '推荐位卡', left_count: 1, expires_at: AT },
    ],
    useCard: async (_channel, uid, { feed_id, card_id, key }) => {
      const left = uses.get(`${uid}:${key}`) ?? Math.max(0, 2 - uses.size)
      uses.set(`${uid}:${key}`, left)
      return { feed_id, card_id, left_count: left }
    },
    metrics: async (_channel, _uid, feedIds) =>
      feedIds.map((feed_id) => ({
        feed_id,
        pv_count: hash(feed_id) % 90_000,
        like_count: hash(`${feed_id}:like`) % 900,
        collect_count: hash(`${feed_id}:collect`) % 400,
        comment_count: hash(`${feed_id}:comment`) % 200,
        improve_hints: ['标题可以更具体'],
        state: 'published',
      })),
  } satisfies Partial<FakeChannel>
}

const GOODS_ANSWERS = {
  searchGoods: async ({ name }, { q, category, page, size }) =>
    paged({ page, size }, 40, (i) => {
      const goods = goodsOf(`${name}-s${hash(`${q}:${category}`) % 1000}-${i + 1}`)
      return {
        ...goods,
        title: q ? `${q} ${goods.title}` : goods.title,
        ...(category ? { category } : {}),
      }
    }),
  goods: async (_channel, itemId) => goodsOf(itemId),
  goodsAvailability: async (_channel, itemIds) =>
    itemIds.map((item_id) => {
      const { available, price, commission_rate } = goodsOf(item_id)
      return { item_id, available, reason: available ? '' : '商品已下架', price, commission_rate }
    }),
  goodsRates: async (_channel, item_id) => ({
    item_id,
    positive_percent: 90 + (hash(item_id) % 10),
    reviews: ['很好用，推荐', '质量不错', '发货快'].map((text, i) => ({
      review_id: `${item_id}-r${i + 1}`,
      text,
      images: [picture(`${item_id}-r${i + 1}`)],
      score: 5 - (i % 2),
      created_at: AT,
    })),
  }),
  rankedGoods: async ({ name }, { rank_name = '金榜', category, ...wanted }) =>
    paged(wanted, 30, (i) => ({
      ...goodsOf(`${name}-k${i + 1}`),
      ...(category ? { category } : {}),
      rank: i + 1,
      rank_name,
    })),
} satisfies Partial<FakeChannel>

const AUTHOR_ANSWERS = {
  author: async ({ name }, authorId) => authorOf(name, authorId),
  authorContents: async (_channel, authorId, { since, ...wanted }) => {
    const all = Array.from({ length: 12 }, (_, i) =>
      contentOf(`${authorId}-p${i + 1}`, authorId, i % 3 === 0 ? 'video' : 'image'),
    ).filter(({ published_at }) => since === undefined || published_at >= since)
    const { page = 1, size = 20 } = wanted
    return { data: all.slice((page - 1) * size, page * size), total: all.length }
  },
  content: async (_channel, contentId) => contentOf(contentId, `${contentId}-author`, 'image'),
  searchContents: async ({ name }, { q = '', item_id = '', ...wanted }) =>
    paged(wanted, 15, (i) => ({
      ...contentOf(`${name}-q${hash(q + item_id) % 1000}-${i + 1}`, `${name}-a1`, 'image'),
      title: `${q} 内容 ${i + 1}`.trim(),
      ...(item_id ? { item_ids: [item_id] } : {}),
    })),
  topics: async ({ name }, { q, ...wanted }) =>
    paged(wanted, 10, (i) => ({
      topic_id: `${name}-t${i + 1}`,
      name: `${q ?? '好物'}话题 ${i + 1}`,
      heat: 1000 - i * 10,
    })),
} satisfies Partial<FakeChannel>

const TRADE_ANSWERS = {
  orders: async ({ name }, { since, until, uid, ...wanted }) => {
    const days = daysBetween(since, until)
    return paged(wanted, days.length * 2, (i) => {
      const day = days[Math.floor(i / 2)] ?? since
      const order_id = `${name}-${uid ?? 'all'}-${day}-${(i % 2) + 1}`
      const fen = 1000 + (hash(order_id) % 50_000)
      return {
        order_id,
        uid: uid ?? `${name}-u1`,
        item_id: `${name}-${hash(order_id) % 100}`,
        item_title: '保温杯',
        record_date: day,
        status: i % 2 === 0 ? 'paid' : 'settled',
        amount_yuan: fen / 100,
        cps_yuan: Math.round(fen / 10) / 100,
      }
    })
  },
  relations: async ({ name }, wanted) =>
    paged(wanted, 6, (i) => ({
      relation_id: `${name}-r${i + 1}`,
      uid: `${name}-u${i + 1}`,
      nickname: `成员${i + 1}`,
      bind_date: `2026-0${i + 1}-01`,
      state: i % 3 === 2 ? 'unbound' : 'bound',
    })),
  creators: async ({ name }, { q, category, ...wanted }) =>
    paged(wanted, 25, (i) => ({
      ...creatorOf(`${name}-d${i + 1}`),
      ...(q ? { nickname: `${q}达人${i + 1}` } : {}),
      ...(category ? { category } : {}),
    })),
  creator: async (_channel, creatorId) => creatorOf(creatorId),
  creatorTags: async ({ name }) => [
    { tag_id: `${name}-g1`, name: '服饰', parent_id: null },
    { tag_id: `${name}-g2`, name: '女装', parent_id: `${name}-g1` },
  ],
  crowds: async ({ name }, wanted) =>
    paged(wanted, 7, (i) => ({
      crowd_id: `${name}-w${i + 1}`,
      group_name: `精致妈妈 ${i + 1}`,
      category: '母婴',
      data_type: i % 2 === 0 ? '人群' : '内容',
      size: 10_000 * (i + 1),
    })),
  uploadImage: async (_channel, { data_url }) => {
    const image_id = `i${hash(data_url)}`
    return { image_id, url: picture(image_id) }
  },
  rehearsePost: async () => undefined,
  deletePost: async () => 'deleted',
} satisfies Partial<FakeChannel>

const AT = '2026-06-01T04:00:00.000Z'
const DAY_MS = 86_400_000

/** Stands on no clock and no chance. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

const picture = (id: string) => `https://img.channel.test/${encodeURIComponent(id)}.jpg`

function paged<T>(
  { page = 1, size = 20 }: PageWanted,
  total: number,
  at: (index: number) => T,
): Paged<T> {
  const start = (page - 1) * size
  const length = Math.max(0, Math.min(size, total - start))
  return { data: Array.from({ length }, (_, i) => at(start + i)), total }
}

const accountOf = (platform: string, uid: string): ChannelAccount => ({
  uid,
  nickname: `账号${hash(uid) % 1000}`,
  avatar: picture(uid),
  platform,
  permission: true,
  followers: hash(`${uid}:fans`) % 100_000,
  level: 1 + (hash(uid) % 6),
  expires_at: '2030-01-01T00:00:00.000Z',
})

function goodsOf(itemId: string): Goods {
  const fen = 990 + (hash(itemId) % 30_000)
  const rate = 500 + (hash(`${itemId}:rate`) % 2500)
  return {
    item_id: itemId,
    title: `保温杯 ${itemId}`,
    shop_title: '星河旗舰店',
    pic_url: picture(itemId),
    item_url: `https://item.channel.test/${encodeURIComponent(itemId)}`,
    images: [1, 2, 3].map((i) => picture(`${itemId}-${i}`)),
    category: '家居',
    price: fen / 100,
    commission_rate: rate / 100,
    commission_price: Math.round((fen * rate) / 10_000) / 100,
    sales: hash(`${itemId}:sales`) % 10_000,
    available: true,
    brand: '星河',
    attributes: { 材质: '不锈钢', 容量: '500ml' },
  }
}

const authorOf = (platform: string, author_id: string): Author => ({
  author_id,
  nickname: `作者${hash(author_id) % 1000}`,
  avatar: picture(author_id),
  home_page_url: `https://home.channel.test/${encodeURIComponent(author_id)}`,
  platform,
  fans_count: hash(`${author_id}:fans`) % 1_000_000,
  contents_count: 12,
  summary: '分享居家好物',
})

function contentOf(
  content_id: string,
  author_id: string,
  kind: AuthorContent['kind'],
): AuthorContent {
  const turn = Number(/(\d+)$/.exec(content_id)?.[1] ?? 1)
  return {
    content_id,
    author_id,
    kind,
    title: `好物分享 ${content_id}`,
    desc: '每天一个实用好物，认真测评。',
    cover: picture(content_id),
    images: kind === 'image' ? [1, 2, 3].map((i) => picture(`${content_id}-${i}`)) : [],
    video: kind === 'video' ? `https://video.channel.test/${content_id}.webm` : '',
    audio_text: kind === 'video' ? '大家好，今天说说这个杯子。' : '',
    ratio: '3:4',
    topic: '好物分享',
    item_ids: [`item-${hash(content_id) % 1000}`],
    published_at: new Date(Date.parse(AT) - turn * DAY_MS).toISOString(),
    play_count: hash(`${content_id}:play`) % 100_000,
    like_count: hash(`${content_id}:like`) % 1000,
    collect_count: hash(`${content_id}:collect`) % 500,
    comment_count: hash(`${content_id}:comment`) % 200,
  }
}

const creatorOf = (creator_id: string): Creator => ({
  creator_id,
  nickname: `达人${hash(creator_id) % 1000}`,
  avatar: picture(creator_id),
  home_page_url: `https://home.channel.test/${encodeURIComponent(creator_id)}`,
  category: '女装',
  channel_tags: ['穿搭', '测评'],
  area_tag: '浙江',
  fans_count: hash(`${creator_id}:fans`) % 1_000_000,
  video_30day_count: hash(`${creator_id}:videos`) % 60,
  video_30day_pv: hash(`${creator_id}:pv`) % 5_000_000,
  video_30day_rate: (hash(`${creator_id}:rate`) % 1000) / 100,
})

function daysBetween(since: string, until: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(since); at <= Date.parse(until); at += DAY_MS) {
    days.push(new Date(at).toISOString().slice(0, 10))
  }
  return days
}
