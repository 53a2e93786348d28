import { changesTexts } from '../../../features/text-changes/text-changes-texts.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'
import { pagePart } from '../../../kit/desk/page-part.tsx'

const WritePage = pagePart(
  async () => (await import('../../../features/sage/write-page.tsx')).WritePage,
)

const CheckPage = pagePart(
  async () => (await import('../../../features/sage/check-page.tsx')).CheckPage,
  [changesTexts],
)

export { texts } from '../../../features/sage/sage.zh.ts'

/** @source console spec §2, /sage; screens §2.6, Sage */
export const Screen = deskScreen({
  scopeAt: () => ({}),
  tabs: [
    {
      id: 'write',
      label: () => i18n.t('sage.tab.write'),
      operation: 'carry_items.get_algo_aicopy',
      Page: WritePage,
    },
    {
      id: 'check',
      label: () => i18n.t('sage.tab.check'),
      operation: 'document_contents.content_modified',
      Page: CheckPage,
    },
    deskTab(
      {
        id: 'library',
        label: () => i18n.t('sage.tab.library'),
        operation: 'document_contents.list',
      },
      () => import('../../../features/lists/document_contents/document-contents.list.tsx'),
      () => import('../../../features/lists/document_contents/document-contents.en.ts'),
    ),
  ],
})
