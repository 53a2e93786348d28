export { DAY_MS, dayOf, HOUR_MS, lastDays } from './calendar.ts'
export { stableHash, stablePick, stableRoll } from './chance/stable-hash.ts'
export {
  findGoods,
  goodsOfCategory,
  goodsOfKind,
  GOODS_SORTS,
  listedGoods,
  pickGoods,
  type GoodsWanted,
} from './goods/find-goods.ts'
export { goodsOf, isKnownId, pictureId, type Goods } from './goods/goods.ts'
export { CATEGORIES, KINDS, type Kind } from './goods/kinds.ts'
export { CREATOR_TAGS, ENDINGS, MIDDLES, OPENINGS, SCENES, TITLES } from './goods/phrases.ts'
export { RANKS, rankedGoods, type Ranked } from './goods/ranks.ts'
export { reviewsOf, type Review } from './goods/reviews.ts'
export { isAbout, pageOf } from './goods/search.ts'
export { findTopics } from './goods/topics.ts'
export {
  CAST_ACCOUNTS,
  CAST_AUTHORS,
  CAST_PEOPLE,
  type CastAccount,
  type CastAuthor,
} from './people/cast.ts'
export { crowdsOf, type Crowd } from './people/crowds.ts'
export { accountIds, authorIds, authorOf, creatorIds, creatorOf } from './people/people.ts'
export {
  avatarPathOf,
  expiresAt,
  focusOf,
  hasExpired,
  nameOf,
  profileOf,
  type Profile,
} from './people/profile.ts'
export {
  findPiece,
  findPieces,
  piecesAbout,
  piecesOf,
  recentPieces,
  type Piece,
} from './pieces/pieces.ts'
export { generateCopy } from './pieces/generate-copy.ts'
export {
  CHANNEL_PLATFORMS,
  platformOf,
  SOURCE_PLATFORMS,
  type Platform,
  type PlatformName,
  type Words,
} from './platforms.ts'
export { bodyOfPost, HISTORY_DAYS, recentPosts, type PastPost } from './posts/history.ts'
export { feedIdOf, figuresOfPost, hintsOfPost, madeAt } from './posts/metrics.ts'
export { ledOrdersOn, monthIncome, ordersBetween, type Order } from './trade/orders.ts'
export { boundUids, relationsOf } from './trade/relations.ts'
