import { EmptyState } from '@omc/ui'
import { useLocation } from 'react-router-dom'
import { list } from '../../../features/lists/users/users.list.tsx'
import { LoadingMaskLayer } from '../../../features/loading-mask/loading-mask-layer.tsx'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../../kernel/i18n/route-title.ts'
import type { ScreenPart } from '../../../kernel/router/screen-part.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { listScreen } from '../../../kit/list/list-screen.tsx'
import { ListView } from '../../../kit/list/list-view.tsx'
import { mayRun } from '../../../kit/may-run.ts'
import { PageHeading } from '../../../kit/page-heading.tsx'

export { texts } from '../../../features/lists/users/users.zh.ts'

const { ask } = listScreen(list)

/**
 * Everybody may open `/ucenter/user`; people who may not read users see why it is empty, and nothing
 * is requested for them.
 *
 * @source console spec §2, /setting/user and /ucenter/user; screens §2.5
 */
export const Screen: ScreenPart & { readonly list: typeof list } = Object.assign(
  function Users() {
    const { pathname } = useLocation()
    const title = routeTitle(pathname)
    if (mayRun(usePerson(), 'users.list'))
      return (
        <>
          <ListView list={list} scope={{}} title={title} />
          <LoadingMaskLayer />
        </>
      )
    return (
      <>
        <PageHeading>{title}</PageHeading>
        <EmptyState title={i18n.t('user.forbidden')} description={i18n.t('user.forbiddenHint')} />
      </>
    )
  },
  {
    list,
    ask: async (...[ports, ...address]: Parameters<NonNullable<ScreenPart['ask']>>) => {
      if (mayRun(ports.person, 'users.list')) await ask?.(ports, ...address)
    },
  },
)
