// Menu variants that a first visit does not show, as a separate chunk.
export { FoldedMenu } from './folded-menu.tsx'
export { HorizontalMenu } from './horizontal-menu.tsx'
export { Rail } from './rail.tsx'
export { TopTabs } from './top-tabs.tsx'
