import { NOTICE_TAB_WORDS, NOTICE_TABS, noticesOfTab, type NoticeTab } from '@omc/shell'
import { EmptyState, Tabs } from '@omc/ui'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { NoticeList } from './notice-list.tsx'
import { useNotices } from './notices-context.ts'
import { UnreadNotices } from './unread-notices.tsx'

/** Panel of the bell: notices and in-site mail. @source console spec §2, notice popover */
export default function NoticePanel({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation()
  const content: Readonly<Record<NoticeTab, ReactNode>> = {
    notice: <UnreadNotices onLeave={onLeave} />,
    mail: <MailBox />,
  }
  return (
    <Tabs
      label={t('notice.open')}
      className="px-3 pt-1"
      items={NOTICE_TABS.map((tab) => ({
        value: tab,
        label: NOTICE_TAB_WORDS[tab][currentLanguage()],
        content: content[tab],
      }))}
    />
  )
}

function MailBox() {
  const { t } = useTranslation()
  const mail = noticesOfTab('mail', useSnapshot(useNotices().state))
  if (mail.length > 0) return <NoticeList notices={mail} />
  return <EmptyState icon={<Mail size={24} aria-hidden />} title={t('noticePanel.emptyMail')} />
}
