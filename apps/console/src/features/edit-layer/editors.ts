import type { WriteOperation } from '@omc/sdk'
import type { ComponentType, LazyExoticComponent } from 'react'
import { addTexts } from '../../kernel/i18n/i18n.ts'
import { contentTexts } from '../../kernel/i18n/later-parts.ts'
import { textPart, type TextPart } from '../../kernel/i18n/text-part.ts'
import type { DetailPanelProps } from '../../kit/detail/detail-panel.tsx'
import { panelPart } from '../../kit/list/panel-part.ts'
import type { EditorName } from '../content-editor/use-edit.ts'

type Editor = {
  /** Operation that the person must be allowed to call. */
  readonly operation: WriteOperation
  readonly Panel: LazyExoticComponent<ComponentType<DetailPanelProps>>
}

const editorTexts = textPart(
  () => import('../content-editor/content-editor.zh.ts'),
  () => import('../content-editor/content-editor.en.ts'),
)

/** An editor with its own texts and those of its family. */
const editor = (
  operation: WriteOperation,
  texts: TextPart,
  load: () => Promise<{ readonly EditPanel: ComponentType<DetailPanelProps> }>,
): Editor => ({
  operation,
  Panel: panelPart(async () => {
    const parts = [editorTexts, contentTexts, texts].map((part) => addTexts(part))
    const [{ EditPanel }] = await Promise.all([load(), ...parts])
    return EditPanel
  }),
})

/** Editors of contents by resource. @source screens §2.6, one ContentEditor */
const EDITORS: Readonly<Record<EditorName, Editor>> = {
  carry_contents: editor(
    'carry_contents.update',
    textPart(
      () => import('../lists/carry_contents/carry-contents.zh.ts'),
      () => import('../lists/carry_contents/carry-contents.en.ts'),
    ),
    () => import('../lists/carry_contents/carry-content.forms.ts'),
  ),
  creator_contents: editor(
    'creator_contents.update',
    textPart(
      () => import('../lists/creator_contents/creator-contents.zh.ts'),
      () => import('../lists/creator_contents/creator-contents.en.ts'),
    ),
    () => import('../lists/creator_contents/creator-content.forms.ts'),
  ),
  smart_contents: editor(
    'smart_contents.update',
    textPart(
      () => import('../lists/smart_contents/smart-contents.zh.ts'),
      () => import('../lists/smart_contents/smart-contents.en.ts'),
    ),
    () => import('../lists/smart_contents/smart-content.forms.ts'),
  ),
  creative_contents: editor(
    'creative_contents.update',
    textPart(
      () => import('../lists/creative_contents/creative-contents.zh.ts'),
      () => import('../lists/creative_contents/creative-contents.en.ts'),
    ),
    () => import('../lists/creative_contents/creative-content.forms.ts'),
  ),
  studio_contents: editor(
    'studio_contents.update',
    textPart(
      () => import('../lists/studio_contents/studio-contents.zh.ts'),
      () => import('../lists/studio_contents/studio-contents.en.ts'),
    ),
    () => import('../lists/studio_contents/studio-content.forms.ts'),
  ),
  publish_contents: editor(
    'publish_contents.update',
    textPart(
      () => import('../lists/publish_contents/publish-contents.zh.ts'),
      () => import('../lists/publish_contents/publish-contents.en.ts'),
    ),
    () => import('../lists/publish_contents/publish-content.forms.ts'),
  ),
}

export const editorOf = (resource: string): Editor | undefined =>
  Object.entries(EDITORS).find(([name]) => name === resource)?.[1]
