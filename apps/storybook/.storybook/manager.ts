import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({ base: 'light', brandTitle: '开放媒体创作中心 · OMC', brandUrl: './' }),
})
