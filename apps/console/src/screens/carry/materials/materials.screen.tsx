import { carryMaterialPanels } from '../../../features/lists/carry_materials/carry-material.acts.ts'
import {
  list as carryMaterials,
  texts as carryMaterialsTexts,
} from '../../../features/lists/carry_materials/carry-materials.list.tsx'
import { groupScope, sourceLinks, sourceScope } from '../../../features/lists/scopes.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'
import { restPart } from '../../../kit/list/panel-part.ts'

const SourceFigures = restPart(
  async () =>
    (await import('../../../features/lists/carry_materials/source-figures.tsx')).SourceFigures,
  carryMaterialPanels,
)

export { texts } from './materials.zh.ts'

/** @source console spec §2, material lists; screens §2.5, MaterialsDesk */
export const Screen = deskScreen({
  scopeAt: (pathname) =>
    pathname.endsWith('/material/list') ? groupScope(pathname) : sourceScope(pathname),
  unknown: () => i18n.t('materialsDesk.noSource'),
  known: sourceLinks,
  Head: SourceFigures,
  tabs: [
    deskTab(
      {
        id: 'materials',
        label: () => i18n.t('materialsDesk.materials'),
        operation: 'carry_materials.list',
      },
      async () => ({ list: carryMaterials, texts: carryMaterialsTexts }),
      () => import('../../../features/lists/carry_materials/carry-materials.en.ts'),
    ),
  ],
})
