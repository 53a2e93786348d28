// The forms of the menu that a first visit does not show, in a file of their own.
export { FoldedMenu } from './folded-menu.tsx'
export { HorizontalMenu } from './horizontal-menu.tsx'
export { Rail } from './rail.tsx'
export { TopTabs } from './top-tabs.tsx'
