import { defineGroup } from './route-rule.ts'

/** The /carry group and its screens. @source console spec §2 */
export const carryRoutes = defineGroup(
  {
    path: '/carry',
    title: { zh: '我的创作', en: 'My creation' },
    icon: 'brush',
    roles: ['admin', 'manager'],
  },
  [
    {
      path: '/carry/material/list',
      title: { zh: '精选商品', en: 'Curated products' },
      icon: 'gem',
    },
    {
      path: '/carry/panel/list',
      title: { zh: '内容采集', en: 'Content collection' },
      icon: 'folder-open',
    },
    {
      path: '/carry/content/list',
      title: { zh: '内容列表', en: 'Content list' },
      icon: 'file-text',
    },
    {
      path: '/carry/publish/list',
      title: { zh: '发布列表', en: 'Publish list' },
      icon: 'send',
      roles: ['admin', 'manager', 'site_admin'],
    },
    {
      path: '/carry/account/list',
      title: { zh: '账号列表', en: 'Account list' },
      icon: 'id-card',
      roles: ['admin', 'manager', 'site_admin'],
    },
    {
      path: '/carry/creator/jd_pic',
      title: { zh: '京东图文创作', en: 'JD image-text' },
      icon: 'image',
      roles: ['jd_pic'],
    },
    {
      path: '/carry/creator/jd_video',
      title: { zh: '京东视频创作', en: 'JD video' },
      icon: 'video',
      roles: ['jd_video'],
    },
    {
      path: '/carry/creator/hh_pic',
      title: { zh: '有好货图文创作', en: 'Youhaohuo image-text' },
      icon: 'image-plus',
      roles: ['hh_pic'],
    },
    {
      path: '/carry/creator/hh_video',
      title: { zh: '有好货视频创作', en: 'Youhaohuo video' },
      icon: 'camera',
      roles: ['hh_video'],
    },
    {
      path: '/carry/creator/gh_pic',
      title: { zh: '光合图文创作', en: 'Guanghe image-text' },
      icon: 'images',
      roles: ['gh_pic'],
    },
    {
      path: '/carry/creator/gh_video',
      title: { zh: '光合视频创作', en: 'Guanghe video' },
      icon: 'file-video',
      roles: ['gh_video'],
    },
    {
      path: '/carry/item/{source}',
      title: { zh: '来源选品', en: 'Items by source' },
      icon: 'package-search',
      hidden: true,
      dynamicNewTab: true,
    },
    {
      path: '/carry/material/{source}',
      title: { zh: '来源素材', en: 'Materials by source' },
      icon: 'layers',
      hidden: true,
      dynamicNewTab: true,
    },
    {
      path: '/carry/content/{channel}',
      title: { zh: '渠道内容', en: 'Contents by channel' },
      icon: 'file-text',
      hidden: true,
      dynamicNewTab: true,
    },
    {
      path: '/carry/publish/statistics',
      title: { zh: '发布统计', en: 'Publish statistics' },
      icon: 'trending-up',
      hidden: true,
    },
    {
      path: '/carry/gold/rank',
      title: { zh: '金榜商品', en: 'Gold-list products' },
      icon: 'award',
      hidden: true,
    },
    {
      path: '/carry/material/check',
      title: { zh: '素材检查', en: 'Material check' },
      icon: 'package-check',
      roles: ['vip'],
      hidden: true,
    },
    {
      path: '/carry/account/audit',
      title: { zh: '账号审核', en: 'Account audit' },
      icon: 'shield-check',
      roles: ['vip'],
      hidden: true,
    },
    {
      path: '/carry/account/relation',
      title: { zh: '账号关系', en: 'Account relation' },
      icon: 'network',
      hidden: true,
    },
  ],
)
