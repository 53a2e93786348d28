import type { Creator } from '../gateway/gateway.ts'

/** The columns of an outside creator, as the channel says them. */
export const darenColumns = (creator: Creator) => ({
  nickname: creator.nickname,
  avatar: creator.avatar,
  home_page_url: creator.home_page_url,
  category: creator.category,
  channel_tags: creator.channel_tags,
  area_tag: creator.area_tag,
  fans_count: creator.fans_count,
  video_30day_count: creator.video_30day_count,
  video_30day_pv: creator.video_30day_pv,
  video_30day_rate: creator.video_30day_rate,
})
