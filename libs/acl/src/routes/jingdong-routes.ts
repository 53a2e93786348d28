import { defineGroup } from './route-rule.ts'

/** The /jingdong group and its screens. @source console spec §2 */
export const jingdongRoutes = defineGroup(
  {
    path: '/jingdong',
    title: { zh: '京东', en: 'Jingdong' },
    icon: 'truck',
    roles: ['admin', 'manager', 'jd_pic', 'jd_video', 'carry_item'],
  },
  [
    {
      path: '/jingdong/jd-video/douyin',
      title: { zh: '商品审核', en: 'Product review' },
      icon: 'package-check',
      roles: ['jd_video_creative'],
    },
    {
      path: '/jingdong/item/list',
      title: { zh: '选品记录', en: 'Selection records' },
      icon: 'package-search',
      roles: ['carry_item'],
    },
    {
      path: '/jingdong/content/list',
      title: { zh: '内容列表', en: 'Content list' },
      icon: 'file-text',
      roles: ['jd_video_creative'],
    },
    {
      path: '/jingdong/account/list',
      title: { zh: '账号列表', en: 'Account list' },
      icon: 'id-card',
      roles: ['jd_video_creative'],
    },
    {
      path: '/jingdong/account/{id}/edit',
      title: { zh: '账号编辑', en: 'Account edit' },
      icon: 'square-pen',
      hidden: true,
      activeMenu: '/jingdong/account/list',
      dynamicNewTab: true,
    },
  ],
)
