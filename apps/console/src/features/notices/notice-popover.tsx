export function NoticePopover() {
  return null
}
