import { defineGroup } from './route-rule.ts'

/** The /guanghe group and its screens. @source console spec §2 */
export const guangheRoutes = defineGroup(
  {
    path: '/guanghe',
    title: { zh: '光合', en: 'Guanghe' },
    icon: 'sparkles',
    roles: ['admin', 'manager', 'gh_pic', 'gh_video', 'auditor'],
  },
  [
    {
      path: '/guanghe/gh-pic/new',
      title: { zh: '图文采集', en: 'Image-text collection' },
      icon: 'image-plus',
      roles: ['admin', 'manager', 'carry_gh'],
    },
    {
      path: '/guanghe/gh-pic/audit',
      title: { zh: '图文审核', en: 'Image-text review' },
      icon: 'images',
      roles: ['admin', 'manager', 'gh_video_creative', 'auditor'],
    },
    {
      path: '/guanghe/gh-video/douyin',
      title: { zh: '短视频采集', en: 'Video from a short-video platform' },
      icon: 'clapperboard',
      roles: ['admin', 'manager', 'svip'],
    },
    {
      path: '/guanghe/gh-video/creator',
      title: { zh: '视频剪辑', en: 'Video editing' },
      icon: 'scissors',
      roles: ['admin', 'manager', 'svip'],
    },
    {
      path: '/guanghe/gh-video/monitor',
      title: { zh: '视频监控', en: 'Video monitoring' },
      icon: 'radar',
      roles: ['admin', 'manager', 'svip'],
    },
    {
      path: '/guanghe/panel/douyin',
      title: { zh: '短视频商品列表', en: 'Product list from the short-video platform' },
      icon: 'shopping-bag',
      roles: ['admin', 'manager', 'carry_dy'],
    },
    {
      path: '/guanghe/panel/daren',
      title: { zh: '达人分配', en: 'Creator assignment' },
      icon: 'user-plus',
      roles: ['admin', 'manager', 'svip'],
    },
    {
      path: '/guanghe/material/douyin',
      title: { zh: '商品审核', en: 'Product review' },
      icon: 'package-check',
      roles: ['admin', 'manager', 'carry_dy'],
    },
    {
      path: '/guanghe/item/list',
      title: { zh: '选品记录', en: 'Selection records' },
      icon: 'list-checks',
      roles: ['admin', 'manager', 'carry_item', 'carry_gh'],
    },
    {
      path: '/guanghe/content/list',
      title: { zh: '内容列表', en: 'Content list' },
      icon: 'file-text',
      roles: ['site_admin'],
    },
    {
      path: '/guanghe/account/list',
      title: { zh: '账号列表', en: 'Account list' },
      icon: 'id-card',
      roles: ['site_admin'],
    },
    {
      path: '/guanghe/panel/list',
      title: { zh: '采集列表', en: 'Collection list' },
      icon: 'library',
      roles: ['admin', 'manager', 'svip'],
    },
    {
      path: '/guanghe/publish/list',
      title: { zh: '发布记录', en: 'Publish records' },
      icon: 'send',
      roles: ['admin', 'manager', 'vip'],
    },
    {
      path: '/guanghe/tag/list',
      title: { zh: '字段统计', en: 'Field statistics' },
      icon: 'tags',
      roles: ['svip'],
    },
    {
      path: '/guanghe/agent/list',
      title: { zh: '机构统计', en: 'Agency statistics' },
      icon: 'chart-column',
      roles: ['admin'],
    },
    {
      path: '/guanghe/monitor/list',
      title: { zh: '监控列表', en: 'Monitor list' },
      icon: 'monitor',
      roles: ['svip'],
      hidden: true,
      activeMenu: '/guanghe/gh-video/monitor',
    },
    {
      path: '/guanghe/agent/detail',
      title: { zh: '达人详情', en: 'Creator detail' },
      icon: 'user-round',
      hidden: true,
      activeMenu: '/guanghe/agent/list',
    },
    {
      path: '/guanghe/panel/buyin',
      title: { zh: '达人列表', en: 'Creators list' },
      icon: 'users-round',
      hidden: true,
    },
    {
      path: '/guanghe/panel/material',
      title: { zh: '达人审核', en: 'Creator review' },
      icon: 'clipboard-check',
      hidden: true,
    },
    {
      path: '/guanghe/panel/audit',
      title: { zh: '人工审核', en: 'Manual review' },
      icon: 'hand',
      hidden: true,
    },
    {
      path: '/guanghe/account/{id}/edit',
      title: { zh: '达人信息', en: 'Creator info' },
      icon: 'user-pen',
      hidden: true,
      activeMenu: '/guanghe/account/list',
      dynamicNewTab: true,
    },
  ],
)
