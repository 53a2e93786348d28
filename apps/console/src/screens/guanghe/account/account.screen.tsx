import { useLocation } from 'react-router-dom'
import { accountDesk } from '../../../features/account/account-desk.ts'
import { AccountPage } from '../../../features/account/account-page.tsx'
import { accountIdAt } from '../../../features/account/account-place.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'

export { texts } from './account.zh.ts'

const Desk = deskScreen(accountDesk)

/** @source console spec §2, account edit; screens §2.7, AccountPage */
export const Screen = Object.assign(AccountScreen, { desk: accountDesk })

function AccountScreen() {
  const { pathname } = useLocation()
  const id = accountIdAt(pathname)
  return id === null ? (
    <Desk />
  ) : (
    <AccountPage id={id}>
      <Desk />
    </AccountPage>
  )
}

/** Texts of other parts that it shows. */
export const beside = [
  textPart(
    () => import('../../../features/lists/studio_accounts/studio-accounts.zh.ts'),
    () => import('../../../features/lists/studio_accounts/studio-accounts.en.ts'),
  ),
  textPart(
    () => import('../../../features/lists/access_accounts/access-accounts.zh.ts'),
    () => import('../../../features/lists/access_accounts/access-accounts.en.ts'),
  ),
]
