import { proxy } from 'valtio'

/** Whether the panel of the bell is open. */
export const noticePanel = proxy({ isOpen: false })

export function openNotices(): void {
  noticePanel.isOpen = true
}
