import type { Page } from '@playwright/test'

/** The bar of the open screens, beside the tabs that a screen itself may have. */
export const tabsBar = (page: Page) => page.getByRole('tablist', { name: '打开的页面' })
